import { absoluteUrl } from '#scripts/site-files/absolute-url.ts'
import type { Site } from '#content/schema/site.ts'
import { href } from '#components/href.ts'
import { known, type Marked } from './known.ts'

/** A node of JSON-LD; fields that are undefined are not printed. */
export type JsonLd = { readonly '@type': string; readonly [field: string]: unknown }

/** The address of a route: absolute, or from the host's root while the host is not known. */
export function address(site: Marked<Site>, path: string): string {
  const url = known(site, 'url')
  return url === undefined ? href(path) : absoluteUrl(url, path)
}

/** The text of a `<script type="application/ld+json">`; no `<` in it can end the script. */
export function printJsonLd(node: JsonLd): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c')
}
