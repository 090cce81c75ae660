import { type CollectionKind, collectionKinds, kinds } from '#content/schema/kinds.ts'
import type { Progress } from '#scripts/system/progress.ts'
import { checkAcross } from './across.ts'
import { checkNotice } from '../fields/notices.ts'
import { checkAlwaysThere, checkIntakes } from '../fields/publication.ts'
import { checkUnpublishedLinks } from '../links/unpublished-links.ts'
import {
  areCollections,
  type CompileResult,
  type Document,
  entriesOf,
  placeholdersEnd,
  requiredFiles,
  type SourceFile,
  unpublishedEntries,
  withoutPlaceholders,
  withStanding,
  withUpcoming,
} from '#scripts/content/documents/index.ts'
import { checkFile, type FileOptions } from './check-file.ts'
import { isNeutralAddress, valueAt } from '#scripts/content/fields/index.ts'
import {
  compare,
  completeDiagnostics,
  fileStart,
  type LocalDiagnostic,
  type Placed,
} from '#scripts/content/diagnostics/index.ts'
import { placeOfFile } from '#scripts/content/read/index.ts'
import type { Content, Entry } from '#content/schema/collections.ts'
import type { Site } from '#content/schema/site.ts'

export type CompileOptions = FileOptions & {
  /** The assets that can't be shown as pictures, each with the reason. */
  readonly unusable?: ReadonlyMap<string, string>
  /** The widths of the photos among the assets, in pixels. */
  readonly widths?: ReadonlyMap<string, number>
  /** Today in Kathmandu: 2027-01-31. */
  readonly day: string
  /** When each file was last changed. Of two files with one value, the check blames the newer one. */
  readonly changeTimes?: () => Promise<ReadonlyMap<string, number>>
  /** Leaves unpublished entries in the content, marked; for development. */
  readonly keepUnpublished?: boolean
  /** Reports how many files have been read. */
  readonly progress?: Progress | undefined
  /** Called after every fifty files: lets the other work of a build go on. */
  readonly pause?: () => Promise<void>
  /** Makes content of the files that are right by themselves, for a preview. */
  readonly despiteFaults?: boolean
}

/**
 * Turns files into content, or reports everything that is wrong with them. Doesn't read the disk.
 * `assets` are the files that content may name: `public/brochures/x.pdf`.
 */
export async function compileContent(
  files: readonly SourceFile[],
  assets: ReadonlySet<string>,
  options: CompileOptions,
): Promise<CompileResult> {
  return compileDocuments(await readAll(files, options), assets, options)
}

type Read = { readonly documents: readonly Document[]; readonly misplaced?: readonly Placed[] }

/** Turns files that have been checked one by one into content. */
export async function compileDocuments(
  { documents, misplaced = [] }: Read,
  assets: ReadonlySet<string>,
  options: Omit<CompileOptions, keyof FileOptions>,
): Promise<CompileResult> {
  const {
    day,
    keepUnpublished = false,
    despiteFaults = false,
    unusable = new Map(),
    widths = new Map(),
    changeTimes,
  } = options
  const unpublished = unpublishedEntries(documents, assets, day)
  const isKept = ({ path }: { path: string }) => keepUnpublished || !unpublished.has(path)
  const countOf = (kind: CollectionKind) =>
    documents.filter((document) => document.kind === kind && isKept(document)).length
  const listed = { programs: countOf('program'), notices: countOf('notice') }
  const checkAll = (ordered: readonly Document[]) =>
    checkAcross(ordered, { files: assets, unusable, widths }, listed)
  const byPath = checkAll(documents)
  // The later of two documents with one value gets the fault.
  const times = byPath.faults.some(isDuplicate) ? await changeTimes?.() : undefined
  const timeOf = ({ path }: Document) => times?.get(path) ?? 0
  const across = times ? checkAll(documents.toSorted((a, b) => timeOf(a) - timeOf(b))) : byPath
  const unpublishedLinks = checkUnpublishedLinks(documents, day, keepUnpublished)
  const own = documents.flatMap((document) => {
    const isShown = !unpublished.has(document.path)
    const programs = isShown ? entriesOf('program', [document], unpublished) : []
    const past = programs.flatMap((each) => checkIntakes(each, document, day))
    const own = [...checkAlwaysThere(document), ...checkNotice(document)]
    const found = [...document.diagnostics, ...own, ...past]
    return found.map((diagnostic) => ({ document, diagnostic }))
  })
  const faults = [misplaced, missing(documents), own, across.faults, unpublishedLinks]
  const diagnostics = completeDiagnostics(faults.flat())

  const shown = despiteFaults ? documents.filter(isRight) : documents
  const [siteEntry] = entriesOf('site', shown, unpublished)
  const areOver = placeholdersEnd(documents)
  const listOf = (kind: CollectionKind) => {
    const list = inOrder(entriesOf(kind, shown, unpublished).filter(isKept))
    return areOver ? list.map((entry) => withoutPlaceholders(entry, keepUnpublished)) : list
  }
  const lists = Object.fromEntries(
    collectionKinds.map((kind) => [kinds[kind].collection, listOf(kind)]),
  )
  const routes = new Map([...across.routes].filter(([, path]) => isKept({ path })))
  const moved = new Map([...across.moved].filter(([, route]) => routes.has(route)))
  const isValid = despiteFaults || !diagnostics.some(({ severity }) => severity === 'error')
  const content: Content | undefined =
    siteEntry && isValid && areCollections(lists)
      ? {
          site: areOver && !keepUnpublished ? withoutExamples(siteEntry.data) : siteEntry.data,
          siteEntry,
          ...lists,
          programs: lists.programs.map((program) => withUpcoming(program, day)),
          notices: lists.notices.map((notice) => withStanding(notice, day)),
          routes,
          moved,
        }
      : undefined
  return {
    content,
    diagnostics,
    documents,
    flags: documents.flatMap(({ path, flags }) => flags.map((flag) => ({ path, ...flag }))),
    unpublished: [...unpublished.values()],
  }
}

async function readAll(files: readonly SourceFile[], options: CompileOptions): Promise<Read> {
  const documents: Document[] = []
  const misplaced: Placed[] = []
  for (const file of files.toSorted((a, b) => compare(a.path, b.path))) {
    const place = placeOfFile(file.path)
    misplaced.push(...place.diagnostics.map((diagnostic) => inFile(file.path, diagnostic)))
    if (place.kind === undefined) continue
    documents.push(await checkFile(file, place, options))
    options.progress?.(documents.length, files.length)
    if (documents.length % 50 === 0) await options.pause?.()
  }
  return { documents, misplaced }
}

const missing = (documents: readonly Document[]): Placed[] =>
  requiredFiles
    .filter((path) => !documents.some((document) => document.path === path))
    .map((path) => {
      const message = 'the file is missing; every site needs it'
      return inFile(path, { ...fileStart, rule: 'file-missing', message })
    })

/** True if a file has no fault by itself. A name in it may still lead nowhere. */
export const isRight = ({ data, diagnostics }: Document): boolean =>
  data !== undefined && diagnostics.every(({ severity }) => severity === 'warning')

const isDuplicate = ({ diagnostic: { rule } }: Placed) => rule.startsWith('duplicate-')

const inFile = (path: string, diagnostic: LocalDiagnostic): Placed => ({
  document: { path, text: '' },
  diagnostic,
})

const withoutExamples = (site: Site): Site => ({
  ...site,
  social: site.social.filter(({ url }) => !isNeutralAddress(url)),
})

/** Sorted by the field `order`, or by `date` from the newest, if the entries have one, then by path. */
const inOrder = <T>(entries: readonly Entry<T>[]) =>
  entries.toSorted(
    (a, b) =>
      orderOf(a.data) - orderOf(b.data) ||
      compare(dateOf(b.data), dateOf(a.data)) ||
      compare(a.path, b.path),
  )

const orderOf = (data: unknown) => Number(valueAt(data, ['order']) ?? 0)
const dateOf = (data: unknown) => String(valueAt(data, ['date']) ?? '')
