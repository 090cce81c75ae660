import { absoluteUrl } from '#content/schema/routes.ts'
import type { Site } from '#content/schema/site.ts'
import type { ListedEntry } from '#content/schema/collections.ts'

/** A node of JSON-LD. Undefined fields are omitted. */
export type JsonLd = { readonly '@type': string; readonly [field: string]: unknown }

/** The public address of a route. */
export const address = (site: Marked<Site>, path: string): string =>
  absoluteUrl(site.data.url, path)

/** The content of a `<script type="application/ld+json">`. Escapes `<`, which could end the script. */
export function printJsonLd(node: JsonLd): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c')
}

/** JSON-LD, one script element for each node. It is data: the browser doesn't run it. */
export function StructuredData({ nodes }: { nodes: readonly (JsonLd | undefined)[] }) {
  return nodes
    .filter((node) => node !== undefined)
    .map((node) => (
      <script
        key={node['@type']}
        data-page=""
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: printJsonLd(node) }}
      />
    ))
}

/** Data, and the paths of values that the owner still has to supply, such as `social.0.url`. */
export type Marked<T> = Pick<ListedEntry<T>, 'data' | 'toSupply'>

const isMarked = (toSupply: readonly string[], path: string) =>
  toSupply.some((field) => field === path || field.startsWith(`${path}.`))

/** The value of a field; undefined if it, or a part of it, has to be supplied. */
export function known<T, K extends keyof T & string>(
  { data, toSupply }: Marked<T>,
  field: K,
): T[K] | undefined {
  return isMarked(toSupply, field) ? undefined : data[field]
}

/** A list without the items that have to be supplied; undefined if none are left. */
export function knownItems<T extends Record<K, readonly unknown[]>, K extends keyof T & string>(
  { data, toSupply }: Marked<T>,
  field: K,
): T[K][number][] | undefined {
  const items = data[field].filter((_, index) => !isMarked(toSupply, `${field}.${index}`))
  return items.length > 0 ? items : undefined
}
