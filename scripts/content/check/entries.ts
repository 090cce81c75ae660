import { collectionKinds, kinds, type DataOf, type KindName } from '#content/schema/kinds.ts'
import { annotated } from '../walk-fields.ts'
import type { Content, Entry } from '#content/schema/collections.ts'
import type { Document, UnpublishedEntry } from '../types.ts'

type SomeEntry = { readonly kind: KindName; readonly entry: Entry<unknown> }

/** Turns a document into an entry, unless it has a fault against its schema. */
export function entryOf(
  document: Document,
  unpublished: ReadonlyMap<string, UnpublishedEntry>,
): SomeEntry | undefined {
  const { kind, slug, path, hash, data, body, placeholders } = document
  if (data === undefined) return undefined
  const why = unpublished.get(path)?.why
  const entry = {
    slug,
    path,
    data,
    placeholders: [...new Set(placeholders.map(({ field }) => field))],
    ...(why && { unpublished: why }),
    body: {
      tree: body?.tree ?? JSON.stringify({ type: 'root', children: [] }),
      images: body?.images ?? [],
      isEmpty: body?.isEmpty ?? true,
      hash,
    },
  }
  return { kind, entry }
}

/** The entries of a kind, in their order. */
export const entriesOf = <K extends KindName>(
  kind: K,
  entries: readonly SomeEntry[],
): Entry<DataOf<K>>[] => entries.flatMap((some) => (isKind(kind, some) ? [some.entry] : []))

/** `data` comes from the schema of the document's kind. */
const isKind = <K extends KindName>(
  kind: K,
  some: SomeEntry,
): some is SomeEntry & { readonly entry: Entry<DataOf<K>> } => some.kind === kind

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
