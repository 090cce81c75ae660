import { addressOf, notFoundRoute, routeOf, splitAddress } from '#content/schema/routes.ts'
import type { Document } from '../types.ts'
import { linksOf } from './document.ts'
import { listedKind, pagesIn } from './references.ts'

/**
 * Counts the links of a file, and the other files that link to it, undefined if none can. The menus
 * link to pages, and a page that lists the entries of a kind to each of them.
 */
export function linkCounter(documents: readonly Document[]) {
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
  return (document: Document) => {
    const address = addressIn(document)
    const others = new Set(sources.get(address ?? ''))
    others.delete(document.path)
    const linksIn = address === undefined ? undefined : others.size
    return { linksIn, linksOut: linksOf(document).length }
  }
}
