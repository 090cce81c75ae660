import { collectionKinds, kinds, type DataOf, type KindName } from '#content/schema/kinds.ts'
import { annotated } from '../schema-walk.ts'
import { digestOf } from './digest.ts'
import type { Document } from '../read/document.ts'
import type { Content, Entry } from '#content/schema/collections.ts'
import type { UnpublishedEntry } from '../types.ts'

type SomeEntry = { readonly kind: KindName; readonly entry: Entry<unknown> }

const known = new WeakMap<Document, SomeEntry>()

/** The entry that a document is, if it has no fault against its schema; the same one every time. */
export function entryOf(
  document: Document,
  unpublished: ReadonlyMap<string, UnpublishedEntry>,
): SomeEntry | undefined {
  const found = known.get(document) ?? entryAnew(document)
  if (found) known.set(document, found)
  const why = unpublished.get(document.path)?.why
  return found && why ? { ...found, entry: { ...found.entry, unpublished: why } } : found
}

/** Those of a kind, in their order. */
export function entriesOf<K extends KindName>(
  kind: K,
  entries: readonly SomeEntry[],
): Entry<DataOf<K>>[] {
  const found: Entry<DataOf<K>>[] = []
  for (const some of entries) if (isOf(kind, some)) found.push(some.entry)
  return found
}

/** The digest has the data from the schema of the kind. */
const isOf = <K extends KindName>(
  kind: K,
  some: SomeEntry,
): some is SomeEntry & { readonly entry: Entry<DataOf<K>> } => some.kind === kind

function entryAnew(document: Document): SomeEntry | undefined {
  const { kind, slug, path } = document
  const { data, placeholders, headings, links, images, isEmpty, letters } = digestOf(document)
  if (data === undefined) return undefined
  const body = {
    sum: document.sum,
    get tree() {
      return document.facts?.tree ?? { type: 'root' as const, children: [] }
    },
    headings,
    links,
    images,
    isEmpty,
    letters,
  }
  const fields = [...new Set(placeholders.map(({ field }) => field))]
  return { kind, entry: { slug, path, data, placeholders: fields, body } }
}

/** The entries of all kinds that have lists, each with its kind. */
export const entriesIn = (content: Content) =>
  collectionKinds.flatMap((kind) =>
    content[kinds[kind].collection].map((entry) => ({ kind, entry })),
  )

/** The address of every picture that the content shows, in frontmatter and in texts. */
export function pictureAddresses(content: Content): string[] {
  const addresses = new Set<string>()
  for (const { kind, entry } of entriesIn(content)) {
    for (const { value, meta } of annotated(kinds[kind].schema, entry.data))
      if (meta.file === 'image') addresses.add(value)
    for (const { src } of 'body' in entry ? entry.body.images : []) addresses.add(src)
  }
  return [...addresses]
}
