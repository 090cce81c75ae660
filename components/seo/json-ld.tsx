import { absoluteUrl } from '#content/schema/routes.ts'
import type { Site } from '#content/schema/site.ts'
import type { Marked } from './known.ts'

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
