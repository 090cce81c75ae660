import { kinds } from '#content/schema/kinds.ts'
import { entryAnchors } from '#content/schema/anchors.ts'
import { type Document, annotated, bodyLinks, routeOf, valueAt } from '#scripts/content/index.ts'
import { addressOf } from '#scripts/write/new/index.ts'

/** Links by the path of a file: `out` of it, and `into` it, undefined for what no link can name. */
export type LinkCounts = {
  readonly out: number
  readonly into: number | undefined
}

/**
 * Counts the links of all files, those of the menus too.
 * Into a file: the other files that link to its page or entry; a page that lists it counts as one.
 */
export function countLinks(documents: readonly Document[]): ReadonlyMap<string, LinkCounts> {
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

/** The address that links to an entry name: its page, or its place on one; undefined when it has neither. */
function targetOf({ kind, slug }: Pick<Document, 'kind' | 'slug'>): string | undefined {
  if (kind === 'faq') return addressOf('faq', slug)
  const route = routeOf({ kind, slug })
  return route === '/404' ? undefined : route
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
