import { notFoundRoute, routeOf, splitAddress } from '#content/schema/routes.ts'
import { hasRows } from '#content/schema/kinds.ts'
import type { Document } from '../types.ts'
import { linksOf } from './document.ts'
import { pagesIn } from './references.ts'
import { addressOf, isShownOn } from './sections.ts'

/**
 * Counts the links of a file, and the other files that link to it, undefined if none can. The menus
 * link to pages, and a page that lists the entries of a kind to each of them.
 */
export function linkCounter(documents: readonly Document[]) {
  const pages = pagesIn(documents)
  const addressIn = (document: Document) => {
    const hasOwn = routeOf(document) !== undefined || hasRows(document.kind)
    const address = hasOwn ? addressOf(document, pages) : undefined
    return address === notFoundRoute ? undefined : address
  }
  /** Address → the files that link to it. */
  const sources = new Map<string, Set<string>>()
  for (const document of documents) {
    const own = routeOf(document) ?? ''
    const targets = [
      ...documents.filter((entry) => isShownOn(document, entry)).map(addressIn),
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
