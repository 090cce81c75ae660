import { anchors, entryAnchors } from '#content/schema/anchors.ts'
import { kinds } from '#content/schema/kinds.ts'
import type { KindName } from '#content/schema/kinds.ts'
import type { Document } from './document.ts'
import { objectsOf, valueAt } from './schema-walk.ts'

export type Slugs = ReadonlyMap<KindName, ReadonlySet<string>>

/** The ids that a document's layout puts on its page. */
export function layoutAnchors({ kind, yaml }: Document, slugs: Slugs): readonly string[] {
  if (kind === 'program') return anchors.program
  const layout = kind === 'page' ? valueAt(yaml?.value, ['layout']) : undefined
  const own = Object.entries(anchors).find(([name]) => name === layout)?.[1] ?? []
  const listed = Object.entries(entryAnchors).find(([name]) => name === layout)?.[1]
  const [schema] = objectsOf(kinds[kind].schema, yaml?.value)
  const isThere = (id: string) =>
    !schema || !Object.hasOwn(schema.shape, id) || valueAt(yaml?.value, [id]) !== undefined
  return [...own.filter(isThere), ...(listed ? (slugs.get(listed) ?? []) : [])]
}

/** All ids on a document's page; undefined when its text could not be read. */
export function anchorsOf(document: Document, slugs: Slugs): ReadonlySet<string> | undefined {
  const { facts } = document
  if (!facts || (!facts.isEmpty && facts.code === '')) return undefined
  const inTags = facts.elements
    .flatMap(({ attributes }) => attributes)
    .flatMap(({ name, value }) => (name === 'id' && typeof value === 'string' ? [value] : []))
  const inText = facts.headings.map(({ id }) => id)
  return new Set([...layoutAnchors(document, slugs), ...inText, ...inTags])
}
