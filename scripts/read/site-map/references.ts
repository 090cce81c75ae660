import { kinds, type KindName } from '#content/kinds/table.ts'
import { readListPart } from '#content/schema/routes.ts'
import { routeOf } from '#content/kinds/routes.ts'
import { describe, groupsOf, valueAt } from '../fields/index.ts'
import type { Document } from '../documents/index.ts'
import { idsOfLayout, layoutOf, listedKinds, shownOn } from './sections.ts'
import type { CompiledBody } from '../markdown/index.ts'

export type Entries = ReadonlyMap<string, ReadonlyMap<string, Document>>

export function entriesByKind(documents: readonly Document[]): Entries {
  const entries = new Map<KindName, Map<string, Document>>()
  for (const document of documents) {
    const { kind, slug } = document
    entries.set(kind, (entries.get(kind) ?? new Map()).set(slug, document))
  }
  return entries
}

/** Finds the document of a route. All parts of a long list belong to one document. */
export function pageFinder(documents: readonly Document[]) {
  const byRoute = new Map(documents.map((document) => [routeOf(document), document]))
  // An entry without a page of its own has no route.
  byRoute.delete(undefined)
  return (route: string | undefined): Document | undefined =>
    byRoute.get(route) ?? byRoute.get(readListPart(route ?? '')?.list)
}

/** All ids on the page of a document; undefined if its text or its layout couldn't be read. */
export function anchorsOf(document: Document, entries: Entries): ReadonlySet<string> | undefined {
  const { body, kind } = document
  if (!body?.tree || (kind === 'page' && layoutOf(document) === undefined)) return undefined
  return new Set([...layoutAnchors(document, entries), ...idsIn(body).map(({ id }) => id)])
}

/** The ids of the layout on the page of a document, and the slugs of the entries that it lists. */
export function layoutAnchors(page: Document, entries: Entries): readonly string[] {
  const layout = layoutOf(page)
  if (layout === undefined) return []
  const [group] = groupsOf(describe(kinds[page.kind].schema), page.fields)
  const isOnPage = (id: string) =>
    !group?.fields.some(({ name }) => name === id) || valueAt(page.fields, [id]) !== undefined
  const rows = listedKinds(page).flatMap((kind) => Array.from(entries.get(kind)?.values() ?? []))
  const listed = shownOn(page, rows).map(({ slug }) => slug)
  return [...idsOfLayout(layout).filter(isOnPage), ...listed]
}

/** The pages among documents, in the form that `listPage` and `addressOf` take. */
export const pagesIn = (documents: readonly Document[]) =>
  documents
    .filter(({ kind }) => kind === 'page')
    .map((page) => ({ slug: page.slug, data: { layout: layoutOf(page) ?? '' } }))

/** The ids of the headings and tags in a text. */
export function idsIn({ headings, elements }: CompiledBody) {
  const attributes = elements.flatMap((element) => element.attributes)
  return [
    ...headings.filter(({ id, text }) => id !== '' || text !== ''),
    ...attributes.flatMap(({ name, value, line, column }) =>
      name === 'id' && typeof value === 'string' ? [{ id: value, line, column }] : [],
    ),
  ]
}
