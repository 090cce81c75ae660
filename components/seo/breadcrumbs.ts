import type { Site } from '#content/schema/site.ts'
import { address, type JsonLd } from './json-ld.tsx'
import type { Marked } from './known.ts'

export type Crumb = { readonly name: string; readonly path: string }

/** The breadcrumbs from Home to a page; undefined for Home. */
export function breadcrumbs(trail: readonly Crumb[], site: Marked<Site>): JsonLd | undefined {
  if (trail.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(site, path),
    })),
  }
}
