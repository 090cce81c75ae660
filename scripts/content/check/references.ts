import { kinds, type KindName } from '#content/schema/kinds.ts'
import { anchors, entryAnchors, routeOf } from '#content/schema/routes.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import { didYouMean, suggest } from '../explain/suggest.ts'
import type { Document, Mention } from '../types.ts'
import { fileProblem, linkProblem, type SiteAddresses } from './addresses.ts'
import { idsIn } from './body.ts'
import { objectsOf, valueAt } from '../schema-walk.ts'

/** The slugs of the entries of each kind. */
export type Slugs = ReadonlyMap<KindName, ReadonlySet<string>>

export function slugsByKind(documents: readonly Document[]): Slugs {
  const slugs = new Map<KindName, Set<string>>()
  for (const { kind, slug } of documents) slugs.set(kind, (slugs.get(kind) ?? new Set()).add(slug))
  return slugs
}

/** Checks the links, files and entries that the frontmatter names. */
export function checkFields(document: Document, site: SiteAddresses, slugs: Slugs) {
  return document.mentions.flatMap((mention): LocalDiagnostic[] => {
    const { value, link, file, reference } = mention
    const problem =
      (link ? linkProblem(value, routeOf(document), site) : undefined) ??
      (file ? fileProblem(value, file, site) : undefined) ??
      (reference ? referenceProblem(value, reference, slugs) : undefined)
    return problem ? [{ ...placeOfMention(mention), ...problem }] : []
  })
}

/** The place of a field, with its name: `navigation.main.0.to`. */
export const placeOfMention = ({ line, column, endColumn, path }: Mention) => ({
  line,
  column,
  ...(endColumn === undefined ? {} : { endColumn }),
  field: path.join('.'),
})

function referenceProblem(value: string, kind: KindName, slugs: Slugs) {
  const known = slugs.get(kind) ?? new Set()
  if (known.has(value)) return undefined
  const message = `there is no ${kind} "${value}"${didYouMean(value, known)}`
  return { rule: 'broken-reference' as const, message, ...suggest(value, known) }
}

/** Checks the links and pictures of the text. */
export function checkText(document: Document, site: SiteAddresses): LocalDiagnostic[] {
  const { links, body } = document
  const diagnostics: LocalDiagnostic[] = []
  for (const { href, ...span } of links) {
    const problem = linkProblem(href, routeOf(document), site)
    if (problem) diagnostics.push({ ...span, ...problem })
  }
  for (const { src, alt, ...span } of body?.images ?? []) {
    const problem = fileProblem(src, 'image', site)
    if (problem) diagnostics.push({ ...span, ...problem })
    if (alt.trim() === '') diagnostics.push({ ...span, rule: 'image', message: noDescription })
  }
  return diagnostics
}

const noDescription = 'expected what the picture shows between the brackets: ![…](…)'

/** All ids on the page of a document; undefined if its text couldn't be read. */
export function anchorsOf(document: Document, slugs: Slugs): ReadonlySet<string> | undefined {
  const { body } = document
  if (!body?.tree) return undefined
  const ids = idsIn(body).map(({ id }) => id)
  return new Set([...layoutAnchors(document), ...listedAnchors(document, slugs), ...ids])
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
export function listedAnchors(page: PageFields, slugs: Slugs): ReadonlySet<string> {
  const listed = listedKind(page)
  return (listed && slugs.get(listed)) ?? new Set()
}

/** The layout that a page names, known or not. */
export const layoutOf = ({ kind, fields }: PageFields): unknown =>
  kind === 'page' ? valueAt(fields, ['layout']) : undefined

/** The kind whose entries a page lists, each with its slug as id. */
export function listedKind(page: PageFields): 'program' | 'faq' | undefined {
  const layout = layoutOf(page)
  return Object.entries(entryAnchors).find(([name]) => name === layout)?.[1]
}

/** The pages among documents, as `programList` and `addressOf` take them. */
export const pagesIn = (documents: readonly Document[]) =>
  documents
    .filter(({ kind }) => kind === 'page')
    .map((page) => ({ slug: page.slug, data: { layout: String(layoutOf(page)) } }))
