import {
  type CollectionKind,
  collectionKinds,
  kindNames,
  kindOf,
  kinds,
} from '#content/kinds/table.ts'
import { type Language, languageOfFile, originalPath } from '#content/schema/languages.ts'
import type { Content } from '#content/kinds/content.ts'
import type { Entry } from '#content/schema/entry.ts'
import type { Kind } from '#content/schema/define-kind.ts'
import type { Site } from '#content/kinds/site.ts'
import { compare } from '#scripts/read/diagnostics/index.ts'
import {
  areCollections,
  type Document,
  entriesOf,
  placeholdersEnd,
  type UnpublishedEntry,
  withoutPlaceholders,
} from '#scripts/read/documents/index.ts'
import { isNeutralAddress, valueAt } from '#scripts/read/fields/index.ts'
import { anchorsOf, entriesByKind, pageFinder } from '#scripts/read/site-map/index.ts'
import { readAddresses } from './addresses.ts'
import type { Assets } from './language-site.ts'
import { siteFaults } from './rules.ts'

export type SiteOptions = {
  /** Today: 2027-01-31. */
  readonly day: string
  /** Leaves unpublished entries in the content, marked; for development. */
  readonly keepUnpublished?: boolean
  /** Makes content of the files that are right by themselves, for a live page. */
  readonly despiteFaults?: boolean
}

type Options = SiteOptions & {
  readonly assets: Assets
  /** By the paths of the English files. */
  readonly unpublished: ReadonlyMap<string, UnpublishedEntry>
  /** The routes of other languages, with their files. */
  readonly others?: readonly (readonly [route: string, path: string])[]
}

/** The documents with the translations of one language in place of their originals. */
export const versionIn = (
  language: Language,
  originals: readonly Document[],
  translated: readonly Document[],
): Document[] => {
  const own = new Map(
    translated
      .filter((each) => each.language === language)
      .map((each) => [originalPath(each.path), each]),
  )
  return originals.map((original) => own.get(original.path) ?? original)
}

/**
 * The routes (without the language), faults and content of a language. `documents` are all files of
 * the site; a translation takes the place of its original.
 */
export function inLanguage<L extends Language>(
  language: L,
  documents: readonly Document[],
  options: Options,
) {
  const { assets, day, keepUnpublished = false, despiteFaults, others = [], unpublished } = options
  const isKept = ({ path }: Pick<Document, 'path'>) =>
    keepUnpublished || !unpublished.has(originalPath(path))
  const isIn = (document: Document) => document.language === language
  const listed = documents.filter(
    (each) => isKept(each) && (isIn(each) || kindOf(each.kind).inEveryLanguage),
  )
  const parts = new Map(
    kindNames.flatMap((kind) => {
      const { list } = kindOf(kind)
      return list?.parts
        ? [[list.layout, [...list.parts(entriesOf(kind, listed, unpublished)).keys()]] as const]
        : []
    }),
  )
  const addresses = readAddresses(documents, assets.files, parts)
  const entries = entriesByKind(documents)
  const find = pageFinder(documents)
  const known = new Map<Document, ReadonlySet<string> | undefined>()
  const anchors = (route: string) => {
    const page = find(route)
    if (page && !known.has(page)) known.set(page, anchorsOf(page, entries))
    return page && known.get(page)
  }
  const faults = siteFaults({
    ...assets,
    language,
    day,
    documents,
    entries,
    find,
    unpublished,
    keepUnpublished,
    routes: new Map([...others, ...addresses.routes]),
    moved: addresses.moved,
    addressFaults: addresses.faults,
    anchors,
  }).filter(({ path }) => languageOfFile(path) === language)
  const paths = new Set(documents.filter(isIn).map(({ path }) => path))
  const routes = new Map(
    [...addresses.routes].filter(([, path]) => paths.has(path) && isKept({ path })),
  )
  const moved = new Map([...addresses.moved].filter(([, route]) => routes.has(route)))

  function content(): Content | undefined {
    const shown = despiteFaults ? listed.filter(isRight) : listed
    const areOver = placeholdersEnd(documents)
    const listOf = (kind: CollectionKind) => {
      const declared = kindOf(kind)
      return sortEntries(entriesOf(kind, shown, unpublished), declared).map((entry) => {
        const filled = areOver ? withoutPlaceholders(entry, keepUnpublished) : entry
        return Object.assign({}, filled, declared.onDay?.(filled, day))
      })
    }
    const [siteEntry] = entriesOf('site', shown, unpublished)
    const lists = Object.fromEntries(
      collectionKinds.map((kind) => [kinds[kind].collection, listOf(kind)]),
    )
    if (!siteEntry || !areCollections(lists)) return undefined
    return {
      site: areOver && !keepUnpublished ? withoutExamples(siteEntry.data) : siteEntry.data,
      siteEntry,
      ...lists,
      routes,
      moved,
      translations: new Map(),
    }
  }
  return { language, routes, moved, faults, content }
}

/** True if a file has no fault by itself. A name in it may still lead nowhere. */
export const isRight = ({ data, diagnostics }: Document): boolean =>
  data !== undefined && diagnostics.every(({ severity }) => severity === 'warning')

const withoutExamples = (site: Site): Site => ({
  ...site,
  social: site.social.filter(({ url }) => !isNeutralAddress(url)),
})

const sortEntries = <T>(entries: readonly Entry<T>[], { compare: byKind = byOrder }: Kind) =>
  entries.toSorted(
    (a, b) => byKind(a.data, b.data) || compare(originalPath(a.path), originalPath(b.path)),
  )

const byOrder = (a: unknown, b: unknown) => orderOf(a) - orderOf(b)
const orderOf = (data: unknown) => Number(valueAt(data, ['order']) ?? 0)
