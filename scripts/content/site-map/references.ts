import { hasRows, kinds, type KindName } from '#content/kinds/table.ts'
import { notFoundRoute, readListPart, splitAddress } from '#content/schema/routes.ts'
import { routeOf } from '#content/kinds/routes.ts'
import { describe, groupsOf, listAt, valueAt } from '../fields/index.ts'
import { type Document, isNoticeList, linksOf } from '../documents/index.ts'
import { addressOf, idsOfLayout, layoutOf, listedKinds, shownOn } from './sections.ts'
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

/** The ids that its layout puts on the page of a document, and those of the entries that it lists. */
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

/** The pages among documents, in the form that `programList` and `addressOf` take. */
export const pagesIn = (documents: readonly Document[]) =>
  documents
    .filter(({ kind }) => kind === 'page')
    .map((page) => ({ slug: page.slug, data: { layout: layoutOf(page) ?? '' } }))

/**
 * Returns a function that counts the links in a file, and the other files that link to it; undefined
 * if none can. A page that lists the entries of a kind links to each of them. Menus count too, and the
 * footer, which links to the list of notices.
 */
export function linkCounter(documents: readonly Document[]) {
  const pages = pagesIn(documents)
  const addressIn = (document: Document) => {
    const hasOwn = routeOf(document) !== undefined || hasRows(document.kind)
    const address = hasOwn ? addressOf(document, pages) : undefined
    return address === notFoundRoute ? undefined : address
  }
  const site = documents.find(({ kind }) => kind === 'site')
  const home = String(valueAt(site?.fields, ['url'])).replace(/\/+$/, '')
  const moved = new Map(
    documents.flatMap((document) =>
      listAt(document.fields, ['formerly']).map(
        (each) => [String(each), routeOf(document)] as const,
      ),
    ),
  )
  /** The address inside the site that a link leads to: written whole, or a former one, too. */
  const targetOf = (link: string) => {
    const inside = link.startsWith(`${home}/`) ? link.slice(home.length) : link
    return moved.get(inside) ?? inside
  }
  /** Address → the files that link to it. */
  const sources = new Map<string, Set<string>>()
  for (const document of documents) {
    const own = routeOf(document) ?? ''
    const targets = [
      ...shownOn(document, documents).map(addressIn),
      ...(document.kind === 'site' ? documents.filter(isNoticeList).map(routeOf) : []),
      ...linksOf(document).map((link) => (link.startsWith('#') ? `${own}${link}` : targetOf(link))),
    ]
    for (const address of targets.flatMap((target = '') => [target, splitAddress(target).path]))
      sources.set(address, (sources.get(address) ?? new Set()).add(document.path))
  }
  return (document: Document) => {
    const address = addressIn(document)
    const others = new Set(sources.get(address ?? ''))
    others.delete(document.path)
    const linksIn = address === undefined ? undefined : others.size
    return { linksIn, linksOut: linksOf(document).length }
  }
}

/** The ids in a text: of its headings, and those that tags have. */
export function idsIn({ headings, elements }: CompiledBody) {
  const attributes = elements.flatMap((element) => element.attributes)
  return [
    ...headings.filter(({ id, text }) => id !== '' || text !== ''),
    ...attributes.flatMap(({ name, value, line, column }) =>
      name === 'id' && typeof value === 'string' ? [{ id: value, line, column }] : [],
    ),
  ]
}
