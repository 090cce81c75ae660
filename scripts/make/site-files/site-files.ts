import type { Content } from '#content/schema/collections.ts'
import { calendarFiles } from './calendar.ts'
import { robots, sitemap, type SitemapPage } from './sitemap.ts'
import { iconFiles, webManifest } from './web-manifest.ts'

/** The files for browsers and search engines, by their path on the site. `pages` are in the sitemap. */
export function siteFiles(content: Content, pages: readonly SitemapPage[] = []) {
  const { site } = content
  return new Map<string, string | Uint8Array>([
    ['/sitemap.xml', sitemap(site.url, pages)],
    ['/robots.txt', robots(site.url)],
    ['/site.webmanifest', webManifest(site)],
    ...iconFiles(),
    ...calendarFiles(content),
  ])
}
