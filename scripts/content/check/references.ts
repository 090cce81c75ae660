import { kinds, type KindName } from '#content/schema/kinds.ts'
import { anchors, entryAnchors, readListPart, routeOf } from '#content/schema/routes.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import { describe } from '../describe.ts'
import { didYouMean, suggest } from '../explain/suggest.ts'
import type { Document } from '../types.ts'
import { fileProblem, linkProblem, type SiteAddresses } from './addresses.ts'
import { idsIn } from './body.ts'
import { groupsOf, valueAt } from '../walk-fields.ts'

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
  return document.mentions.flatMap(({ value, place, link, file, alt, reference }) => {
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
  return new Set([...layoutAnchors(document, entries), ...idsIn(body).map(({ id }) => id)])
}

/** The ids that its layout puts on the page of a document, and those of the entries that it lists. */
export function layoutAnchors({ kind, fields }: PageFields, entries: Entries): readonly string[] {
  if (kind === 'program') return anchors.program
  const layout = layoutOf({ kind, fields })
  const own = Object.entries(anchors).find(([name]) => name === layout)?.[1] ?? []
  const [group] = groupsOf(describe(kinds.page.schema), fields)
  const isOnPage = (id: string) =>
    !group?.fields.some(({ name }) => name === id) || valueAt(fields, [id]) !== undefined
  const listed = listedKind({ kind, fields })
  return [...own.filter(isOnPage), ...((listed && entries.get(listed)?.keys()) ?? [])]
}

type PageFields = Pick<Document, 'kind' | 'fields'>

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
