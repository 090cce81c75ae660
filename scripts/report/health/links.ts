import { addressOf, entryAnchors, notFoundRoute, routeOf } from '#content/schema/routes.ts'
import { type Document, linksOf, pagesIn, valueAt } from '#scripts/content/index.ts'

/** How many links a file holds, and how many other files link to it; undefined if no link can. */
export type LinkCounts = { readonly out: number; readonly into: number | undefined }

/**
 * Counts the links of all files by their path, those of the menus too.
 * A page that lists the entries of a kind links to each of them.
 */
export function countLinks(documents: readonly Document[]): ReadonlyMap<string, LinkCounts> {
  const pages = pagesIn(documents)
  const targetOf = ({ kind, slug }: Document) => {
    const address = kind === 'faq' ? addressOf({ kind, slug }, pages) : routeOf({ kind, slug })
    return address === notFoundRoute ? undefined : address
  }
  /** Address → the files that link to it. */
  const sources = new Map<string, Set<string>>()
  const counts = new Map<string, number>()
  for (const document of documents) {
    const links = linksOf(document)
    counts.set(document.path, links.length)
    const own = routeOf(document) ?? ''
    const targets = [
      ...documents.filter(({ kind }) => kind === listedBy(document)).map(targetOf),
      ...links.map((link) => (link.startsWith('#') ? `${own}${link}` : link)),
    ]
    for (const target of targets)
      for (const address of [target ?? '', target?.replace(/[?#].*$/s, '') ?? ''])
        sources.set(address, (sources.get(address) ?? new Set()).add(document.path))
  }
  return new Map(
    documents.map((document) => {
      const target = targetOf(document)
      const others = new Set(sources.get(target ?? ''))
      others.delete(document.path)
      const into = target === undefined ? undefined : others.size
      return [document.path, { out: counts.get(document.path) ?? 0, into }]
    }),
  )
}

/** The kind whose entries a page lists. */
function listedBy({ kind, fields }: Document) {
  const layout = kind === 'page' ? valueAt(fields, ['layout']) : undefined
  return Object.entries(entryAnchors).find(([name]) => name === layout)?.[1]
}
