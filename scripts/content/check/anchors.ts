import { anchors, entryAnchors } from '#content/schema/routes.ts'
import { kinds, type KindName } from '#content/schema/kinds.ts'
import type { Document } from '../read/document.ts'
import { objectsOf, valueAt } from './schema-walk.ts'

export type Slugs = ReadonlyMap<KindName, ReadonlySet<string>>

/** The ids that a document's layout puts on its page. */
export function layoutAnchors(document: Document, slugs: Slugs): readonly string[] {
  if (document.kind === 'program') return anchors.program
  const { kind, yaml } = document
  const layout = kind === 'page' ? valueAt(yaml?.value, ['layout']) : undefined
  const own = Object.entries(anchors).find(([name]) => name === layout)?.[1] ?? []
  const listed = Object.entries(entryAnchors).find(([name]) => name === layout)?.[1]
  const [schema] = objectsOf(kinds[kind].schema, yaml?.value)
  const isThere = (id: string) =>
    !schema || !Object.hasOwn(schema.shape, id) || valueAt(yaml?.value, [id]) !== undefined
  return [...own.filter(isThere), ...(listed ? (slugs.get(listed) ?? []) : [])]
}

/** The ids of headings and tags; undefined when the text could not be read. */
export function idsInText({ facts }: Document): string[] | undefined {
  if (!facts || (!facts.isEmpty && !facts.tree)) return undefined
  const inTags = facts.elements
    .flatMap(({ attributes }) => attributes)
    .flatMap(({ name, value }) => (name === 'id' && typeof value === 'string' ? [value] : []))
  return [...facts.headings.map(({ id }) => id), ...inTags]
}
