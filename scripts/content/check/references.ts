import { kinds, type KindName } from '#content/schema/kinds.ts'
import { anchors, entryAnchors, readListPart, routeOf } from '#content/schema/routes.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import { didYouMean, suggest } from '../explain/suggest.ts'
import type { Document } from '../types.ts'
import { fileProblem, linkProblem, type SiteAddresses } from './addresses.ts'
import { namesIn } from './annotations.ts'
import { idsIn } from './body.ts'
import { objectsOf, valueAt } from '../schema-walk.ts'

/** The entries of each kind by their slugs. */
export type Entries = ReadonlyMap<KindName, ReadonlyMap<string, Document>>

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
  return (route: string | undefined): Document | undefined =>
    byRoute.get(route) ?? byRoute.get(readListPart(route ?? '')?.list)
}

/** Checks the links, files and entries that a document names, and that its pictures are described. */
export function checkNames(
  document: Document,
  site: SiteAddresses,
  entries: Entries,
): LocalDiagnostic[] {
  const route = routeOf(document)
  return namesIn(document).flatMap(({ value, place, link, file, alt, reference }) => {
    const problems = [
      link && linkProblem(value, route, site),
      file && fileProblem(value, file, site),
      alt?.trim() === '' && noDescription,
      reference && referenceProblem(value, reference, entries),
    ]
    return problems.flatMap((problem) => (problem ? [{ ...place, ...problem }] : []))
  })
}

const noDescription = {
  rule: 'image',
  message: 'expected what the picture shows between the brackets: ![…](…)',
} as const

function referenceProblem(value: string, kind: KindName, entries: Entries) {
  const known = entries.get(kind) ?? new Map()
  if (known.has(value)) return undefined
  const message = `there is no ${kind} "${value}"${didYouMean(value, known.keys())}`
  return { rule: 'broken-reference' as const, message, ...suggest(value, known.keys()) }
}

/** All ids on the page of a document; undefined if its text couldn't be read. */
export function anchorsOf(document: Document, entries: Entries): ReadonlySet<string> | undefined {
  const { body } = document
  if (!body?.tree) return undefined
  const ids = idsIn(body).map(({ id }) => id)
  return new Set([...layoutAnchors(document), ...listedAnchors(document, entries), ...ids])
}

type PageFields = Pick<Document, 'kind' | 'fields'>

/** The ids that the layout of a page or program puts on it, apart from those of listed entries. */
export function layoutAnchors({ kind, fields }: PageFields): readonly string[] {
  if (kind === 'program') return anchors.program
  if (kind !== 'page') return []
  const layout = layoutOf({ kind, fields })
  const own = Object.entries(anchors).find(([name]) => name === layout)?.[1] ?? []
  const [schema] = objectsOf(kinds.page.schema, fields)
  const isOnPage = (id: string) =>
    !schema || !Object.hasOwn(schema.shape, id) || valueAt(fields, [id]) !== undefined
  return own.filter(isOnPage)
}

/** The ids of the entries that a page lists. */
export function listedAnchors(page: PageFields, entries: Entries): ReadonlySet<string> {
  const listed = listedKind(page)
  return new Set(listed && entries.get(listed)?.keys())
}

/** The layout that a page names, valid or not. */
export const layoutOf = ({ kind, fields }: PageFields): unknown =>
  kind === 'page' ? valueAt(fields, ['layout']) : undefined

/** The kind whose entries a page lists, each with its slug as id. */
export function listedKind(page: PageFields): 'program' | 'faq' | undefined {
  const layout = layoutOf(page)
  return Object.entries(entryAnchors).find(([name]) => name === layout)?.[1]
}

/** The pages among documents, in the form that `programList` and `addressOf` take. */
export const pagesIn = (documents: readonly Document[]) =>
  documents
    .filter(({ kind }) => kind === 'page')
    .map((page) => ({ slug: page.slug, data: { layout: String(layoutOf(page)) } }))
