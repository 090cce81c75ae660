import {
  type CollectionKind,
  collectionKinds,
  type DataOf,
  isPageKind,
  type KindName,
  kindOf,
  kinds,
} from '#content/kinds/table.ts'
import { languageOfFile, originalPath, routeIn } from '#content/schema/languages.ts'
import { nextNumber, typedNumber } from '#content/schema/values/typed-number.ts'
import { annotated, describe, valueAt } from '../fields/index.ts'
import type { ShownEntry, Collections, Content } from '#content/kinds/content.ts'
import type { Entry, ListedEntry } from '#content/schema/entry.ts'
import type { Site } from '#content/kinds/site.ts'
import type { Document, UnpublishedEntry } from './types.ts'

type Valid<T> = Document & { readonly data: T }
type UnpublishedEntries = ReadonlyMap<string, UnpublishedEntry>

/** The entries of a kind, in the order of the documents. Documents that don't fit its schema are left out. */
export const entriesOf = <K extends KindName>(
  kind: K,
  documents: readonly Document[],
  unpublished: UnpublishedEntries,
): Entry<DataOf<K>>[] =>
  documents.flatMap((each) => (isValid(kind, each) ? [entryOf(each, unpublished)] : []))

/** `data` comes from the schema of the document's kind. */
const isValid = <K extends KindName>(kind: K, document: Document): document is Valid<DataOf<K>> =>
  document.kind === kind && document.data !== undefined

function entryOf<T>(document: Valid<T>, unpublished: UnpublishedEntries): Entry<T> {
  const { slug, path, data, body, toSupply } = document
  const why = unpublished.get(originalPath(path))?.why
  return {
    slug,
    path,
    data,
    toSupply,
    ...(why && { unpublished: why }),
    body: {
      tree: body?.tree ?? JSON.stringify({ type: 'root', children: [] }),
      images: body?.images ?? [],
      isEmpty: body?.isEmpty ?? true,
    },
  }
}

/** The number that a new entry gets in a field such as `order`, above all of its kind. */
export function nextNumberOf(
  kind: KindName,
  field: string,
  documents: readonly Document[],
): number {
  const taken = documents
    .filter((document) => document.kind === kind)
    .map(({ fields }) => typedNumber(String(valueAt(fields, [field]))) ?? 0)
  const { meta } = describe(kinds[kind].schema).fields.find(({ name }) => name === field) ?? {}
  return nextNumber(Math.max(0, ...taken), meta?.step)
}

/** True if there is a list of `entriesOf` for each kind. */
export const areCollections = (lists: object): lists is Collections =>
  collectionKinds.every((kind) => kinds[kind].collection in lists)

export const entriesIn = (content: Content) =>
  collectionKinds.flatMap((kind) =>
    content[kinds[kind].collection].map((entry) => ({ kind, entry })),
  )

/** True for an entry with a page of its own. Its data comes from the schema of its kind. */
export const isShown = (shown: { kind: KindName; entry: object }): shown is ShownEntry =>
  isPageKind(shown.kind) && 'body' in shown.entry

/** The entries that have pages of their own. */
export const entriesWithPages = (content: Content): ShownEntry['entry'][] =>
  entriesIn(content)
    .filter(isShown)
    .map(({ entry }) => entry)

/** Each route of the site in every language, with the path of its file. */
export const routesIn = ({ routes, translations }: Content): ReadonlyMap<string, string> =>
  new Map([
    ...routes,
    ...[...translations].flatMap(([language, own]) =>
      Array.from(own.routes, ([route, path]) => [routeIn(language, route), path] as const),
    ),
  ])

/** The content with other facts of the site, in every language. */
export const withSite = (content: Content, facts: (site: Site) => Partial<Site>): Content =>
  inEveryLanguage(content, (own) => ({ ...own, site: { ...own.site, ...facts(own.site) } }))

/** The content with the sizes of the files that pages offer, in kB, which the words of their links contain. */
export const withDownloadSizes = (
  content: Content,
  sizeOf: (address: string) => number | undefined,
): Content =>
  inEveryLanguage(content, (own) =>
    withLists(own, (kind, entries) => {
      const declared = kindOf(kind)
      return entries.map((entry) => {
        const address = declared.page?.download?.(entry)
        const downloadSize = address === undefined ? undefined : sizeOf(address)
        return downloadSize === undefined ? entry : { ...entry, downloadSize }
      })
    }),
  )

type ChangeList = (
  kind: CollectionKind,
  entries: readonly ListedEntry<unknown>[],
) => readonly ListedEntry<unknown>[]

/** The content with other lists of entries. */
export function withLists(content: Content, change: ChangeList): Content {
  const lists = Object.fromEntries(
    collectionKinds.map((kind) => {
      const { collection } = kinds[kind]
      return [collection, change(kind, content[collection])]
    }),
  )
  return areCollections(lists) ? { ...content, ...lists } : content
}

const inEveryLanguage = (content: Content, change: (own: Content) => Content): Content => ({
  ...change(content),
  translations: new Map(
    Array.from(content.translations, ([language, own]) => [language, change(own)]),
  ),
})

/** The content of each language, without the entries that a translation shows in English. */
export const contentOfEach = (content: Content): Content[] => [
  content,
  ...Array.from(content.translations.values(), (own) =>
    withLists(own, (kind, entries) =>
      kindOf(kind).inEveryLanguage
        ? entries.filter(({ path }) => languageOfFile(path) !== 'en')
        : entries,
    ),
  ),
]

/** The address of every picture that the content shows, in frontmatter and in texts. */
export function pictureAddresses(content: Content): string[] {
  const addresses = new Set([...content.translations.values()].flatMap(pictureAddresses))
  for (const { kind, entry } of entriesIn(content)) {
    for (const { value, meta } of annotated(kinds[kind].schema, entry.data))
      if (meta.file === 'image') addresses.add(value)
    for (const { src } of 'body' in entry ? entry.body.images : []) addresses.add(src)
  }
  return [...addresses]
}
