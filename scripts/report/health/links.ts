import { addressOf, notFoundRoute, routeOf, splitAddress } from '#content/schema/routes.ts'
import { type Document, linksOf, listedKind, pagesIn } from '#scripts/content/index.ts'

/** How many other files link to a file, undefined if none can, and how many links it has. */
export type LinkCounts = { readonly linksIn: number | undefined; readonly linksOut: number }

/**
 * Counts the links of a file, including those of the menus. A page that lists the entries of a kind
 * links to each of them.
 */
export function linkCounter(documents: readonly Document[]): (document: Document) => LinkCounts {
  const pages = pagesIn(documents)
  const addressIn = ({ kind, slug }: Document) => {
    const address = kind === 'faq' ? addressOf({ kind, slug }, pages) : routeOf({ kind, slug })
    return address === notFoundRoute ? undefined : address
  }
  /** Address → the files that link to it. */
  const sources = new Map<string, Set<string>>()
  for (const document of documents) {
    const listed = listedKind(document)
    const own = routeOf(document) ?? ''
    const targets = [
      ...documents.filter(({ kind }) => kind === listed).map(addressIn),
      ...linksOf(document).map((link) => (link.startsWith('#') ? `${own}${link}` : link)),
    ]
    for (const address of targets.flatMap((target = '') => [target, splitAddress(target).path]))
      sources.set(address, (sources.get(address) ?? new Set()).add(document.path))
  }
  return (document) => {
    const address = addressIn(document)
    const others = new Set(sources.get(address ?? ''))
    others.delete(document.path)
    const linksIn = address === undefined ? undefined : others.size
    return { linksIn, linksOut: linksOf(document).length }
  }
}
