import type {
  FormEntry,
  Forms,
  LivePage,
  LivePageData,
  Request,
  State,
} from '#components/admin/messages.ts'
import { formFinder, isEmpty } from '#components/admin/forms.ts'
import { href } from '#components/href.ts'
import { localeOf } from '#components/locale.ts'
import { checkFile } from '#scripts/check/check-files.ts'
import { compileDocuments } from '#scripts/check/compile-site.ts'
import { isRight } from '#scripts/check/site/localize.ts'
import { checkDocument } from '#scripts/check/text/index.ts'
import { byPlace, diagnosticIn, compare, type Diagnostic } from '#scripts/read/diagnostics/index.ts'
import type { Content } from '#content/kinds/content.ts'
import { type KindName, kinds } from '#content/kinds/table.ts'
import { dayIn } from '#content/schema/values/time-zone.ts'
import { originalPath, translationPath } from '#content/schema/languages.ts'
import { type Document, withDownloadSizes, withoutFlags } from '#scripts/read/documents/index.ts'
import { layoutsOf, valueAt } from '#scripts/read/fields/index.ts'
import { placeOfFile, siteFile } from '#scripts/read/files/index.ts'
import { drawOnce } from '#components/artwork/index.ts'
import { renderDocument } from '#scripts/render/document.tsx'
import { contentByRoute } from '#scripts/render/page-data.ts'
import { draftGroup } from '../draft.ts'
import { noteOf } from './notes.ts'
import { shownAt } from './places.ts'
import { sourceWriter } from './source.ts'

/** Knows every word. The dictionaries are megabytes, so only the check of the proposal reads them. */
const speller = {
  knows: () => true,
  suggest: () => [],
  corrections: () => [],
  names: [],
}

const encoder = new TextEncoder()
const isError = ({ severity }: Diagnostic) => severity === 'error'
const faultKey = ({ path, field = '', message }: Diagnostic) => `${path} ${field} ${message}`

type Assets = ReadonlySet<string>

/** Today in the time zone of the site; in UTC if its file has faults. */
function todayIn(documents: readonly Document[]): string {
  const zone = documents.find(({ path }) => path === siteFile)?.data
  return dayIn(String(valueAt(zone, ['timeZone']) ?? 'UTC'), new Date())
}

/** `own` is the file in the form. If another entry has the same value, `own` gets the fault. */
const compile = (all: readonly Document[], assets: Assets, own = '', keepUnpublished = false) => {
  const isOwn = ({ path }: Document) => Number(path === own)
  return compileDocuments(
    { documents: all.toSorted((a, b) => isOwn(a) - isOwn(b) || compare(a.path, b.path)) },
    { files: new Set([...assets, ...all.map(({ path }) => path)]) },
    {
      day: todayIn(all),
      keepUnpublished,
      despiteFaults: true,
    },
  )
}

/** Checks and shows an entry as it stands in its form, with the rules and the layouts of a build. */
export function openLivePage(forms: Forms, { files, variants, downloads, style }: LivePageData) {
  const formOf = formFinder(forms)
  const write = sourceWriter(forms)
  /** Each drawing is a file of this browser. */
  const addDrawing = drawOnce((svg) =>
    URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
  )
  const media = { variants: new Map(variants), addDrawing }
  let branch: ReadonlyMap<string, Document> = new Map()
  /** The faults of the branch. */
  let known: ReadonlySet<string> = new Set()
  /** The last state of the entry that could be shown. */
  let last: Document | undefined

  async function documentOf(entry: FormEntry): Promise<Document | undefined> {
    const { path, text } = write(entry, (candidate) => branch.has(candidate))
    const before = branch.get(path)
    if (before?.text === text && !entry.translates) return before
    const place = placeOfFile(path)
    const { translates, ...own } = entry
    const original = translates && (await documentOf({ ...own, data: translates.data }))
    return place.kind && checkFile({ path, bytes: encoder.encode(text) }, place, { original })
  }

  async function readBranch(entries: readonly FormEntry[], assets: Assets) {
    const documents = new Map<string, Document>()
    for (const entry of entries) {
      const document = await documentOf(entry)
      if (document) documents.set(document.path, document)
    }
    branch = documents
    const { diagnostics } = await compile([...branch.values()], assets)
    known = new Set(diagnostics.map(faultKey))
    last = undefined
  }

  /** The page at a place where visitors see a file; undefined if it has no such place. */
  function show(document: Document, site: Content, { pictures, place: chosen }: Request) {
    const { language } = document
    const content = language === 'en' ? site : site.translations.get(language)
    const places = content ? shownAt(document, content) : []
    const place = places.find(({ label }) => label === chosen) ?? places[0]
    if (!place) return undefined
    const { route } = place
    const year = localeOf(language).formats.year(dayIn(site.site.timeZone, new Date()))
    const built = withDownloadSizes(site, (address) => downloads[address])
    const data = { ...contentByRoute(built)(route), route, media, year }
    const without = { policy: undefined, socialImage: undefined, worker: false }
    const html = Object.entries(pictures).reduce(
      (text, [address, url]) => text.replaceAll(`"${href(address)}"`, `"${url}"`),
      renderDocument({ ...data, ...without }),
    )
    return { places, shown: { place, html, style } }
  }

  return async (request: Request): Promise<LivePage> => {
    const { entries, draft, pictures, translations = [] } = request
    const assets = new Set([...files, ...Object.keys(pictures).map((to) => `public${to}`)])
    if (entries) await readBranch(entries, assets)
    const own = await documentOf(draft)
    if (!own) return { notes: [], places: [] }
    const translated = await Promise.all(
      translations
        .filter(({ language }) => branch.has(translationPath(own.path, language)))
        .map(({ language, data }) =>
          documentOf({ ...draft, data, translates: { language, data: draft.data } }),
        ),
    )
    const inForm = [own, ...translated.flatMap((document) => document ?? [])]
    const paths = new Set(inForm.map(({ path }) => path))
    const unchanged = [...branch.values()].filter(({ path }) => !paths.has(path))
    const others = [...unchanged, ...inForm.slice(1)]
    const all = [...others, own]

    const compiled = await compile(all, assets, own.path)
    const today = todayIn(all)
    const prose = checkDocument(own, { speller, today }).map((each) => diagnosticIn(own, each))
    const isNew = (each: Diagnostic) => isError(each) && !known.has(faultKey(each))
    const found = compiled.diagnostics.filter(
      (each) => each.path === own.path || isNew(each) || (isError(each) && paths.has(each.path)),
    )
    const faulty = new Set(found.filter(isError).map(({ field }) => field))
    const style = prose.toSorted(byPlace).filter((each) => !faulty.has(each.field ?? '-'))
    const notes = [...found, ...style].map((each) => noteOf(each, inForm, unchanged, formOf(draft)))

    const isPublished = !compiled.unpublished.some(({ path }) => path === originalPath(own.path))
    const states: { document: Document | undefined; state: State }[] = [
      { document: own, state: 'as typed' },
      last
        ? { document: last, state: 'earlier' }
        : { document: await documentOf(completed(draft, own.kind)), state: 'completed' },
    ]
    for (const { document, state } of states) {
      if (!document || !isRight(document)) continue
      const { content } =
        document === own && isPublished
          ? compiled
          : await compile([...others, document], assets, document.path, true)
      try {
        const shown = content && show(document, content, request)
        if (!shown) continue
        if (document === own) last = own
        return { notes, places: shown.places, shown: { ...shown.shown, state } }
      } catch (error) {
        // A layout may need a field that has a fault.
        if (faulty.size === 0) throw error
      }
    }
    return { notes, places: [] }
  }
}

/**
 * An entry whose missing fields have neutral words, as `npm run new` writes them. A translation has the
 * words of its original.
 */
function completed({ data, ...entry }: FormEntry, kind: KindName): FormEntry {
  const typed = Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)))
  if (entry.translates) return { ...entry, data: { ...entry.translates.data, ...typed } }
  const { group } = layoutsOf(kind).find(({ layout }) => layout === (data['layout'] ?? '')) ?? {}
  const neutral = group ? Object(withoutFlags(draftGroup(group, {}))) : {}
  const body = kinds[kind].body === 'required' ? 'Text' : ''
  return { ...entry, data: { body, ...neutral, ...typed } }
}
