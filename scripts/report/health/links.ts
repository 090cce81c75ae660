import { kinds } from '#content/schema/kinds.ts'
import { addressOf, entryAnchors, notFoundRoute, routeOf } from '#content/schema/routes.ts'
import { type Document, annotated, bodyLinks, pagesIn, valueAt } from '#scripts/content/index.ts'

/** Links by the path of a file: `out` of it, and `into` it, undefined for what no link can name. */
export type LinkCounts = {
  readonly out: number
  readonly into: number | undefined
}

type Slugged = Pick<Document, 'kind' | 'slug'>

/**
 * Counts the links of all files, those of the menus too.
 * Into a file: the other files that link to its page or entry; a page that lists it counts as one.
 */
export function countLinks(documents: readonly Document[]): ReadonlyMap<string, LinkCounts> {
  const pages = pagesIn(documents)
  const targetOf = ({ kind, slug }: Slugged) => {
    const address = kind === 'faq' ? addressOf({ kind, slug }, pages) : routeOf({ kind, slug })
    return address === notFoundRoute ? undefined : address
  }
  const links = new Map(documents.map((document) => [document, linksOf(document)]))
  const sources = new Map<string, Set<string>>()
  const add = (address: string, path: string) =>
    sources.set(address, (sources.get(address) ?? new Set()).add(path))
  for (const [document, addresses] of links) {
    const listed = listedBy(document)
    for (const { kind, slug } of listed === undefined ? [] : documents)
      if (kind === listed) add(targetOf({ kind, slug }) ?? '', document.path)
    for (const address of addresses) {
      const target = address.startsWith('#') ? `${routeOf(document) ?? ''}${address}` : address
      for (const each of new Set([target, target.replace(/[?#].*$/s, '')])) add(each, document.path)
    }
  }
  return new Map(
    documents.map((document) => {
      const target = targetOf(document)
      const others = Array.from(sources.get(target ?? '') ?? []).filter(
        (path) => path !== document.path,
      )
      const into = target === undefined ? undefined : others.length
      return [document.path, { out: links.get(document)?.length ?? 0, into }]
    }),
  )
}

function linksOf(document: Document): string[] {
  const { kind, yaml } = document
  const inFields = yaml ? Array.from(annotated(kinds[kind].schema, yaml.value)) : []
  const addresses = inFields.filter(({ meta }) => meta.link).map(({ value }) => value)
  return [...addresses, ...bodyLinks(document).map(({ href }) => href)]
}

/** The kind of which a page shows every entry. */
function listedBy({ kind, yaml }: Document) {
  const layout = kind === 'page' ? valueAt(yaml?.value, ['layout']) : undefined
  return Object.entries(entryAnchors).find(([name]) => name === layout)?.[1]
}
