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
