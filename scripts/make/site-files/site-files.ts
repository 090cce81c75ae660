import type { Content } from '#content/schema/collections.ts'
import { absoluteUrl } from '#content/schema/routes.ts'
import { calendarFiles, type ChangeTimes } from './calendar.ts'
import { feedFiles } from './feed.ts'
import { iconFiles, webManifest } from './web-manifest.ts'

/**
 * The files for browsers, search engines, calendars and feed readers, by their path on the site.
 * `pages` are in the sitemap.
 */
export function siteFiles(
  content: Content,
  pages: readonly SitemapPage[] = [],
  changes?: ChangeTimes,
) {
  const { site } = content
  return new Map<string, string | Uint8Array>([
    ['/sitemap.xml', sitemap(site.url, pages)],
    ['/robots.txt', robots(site.url)],
    ['/site.webmanifest', webManifest(site)],
    ...iconFiles(),
    ...calendarFiles(content, changes),
    ...feedFiles(content, changes),
  ])
}

/** The route of a page and the day of its last change, `2027-01-31`, if git knows it. */
type SitemapPage = readonly [route: string, lastChanged?: string | undefined]

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** sitemap.xml (https://www.sitemaps.org/protocol.html), with the pages in the given order. */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(([route, lastChanged]) => {
    const location = `<loc>${escape(absoluteUrl(siteUrl, route))}</loc>`
    const date = lastChanged === undefined ? '' : `<lastmod>${lastChanged}</lastmod>`
    return `  <url>${location}${date}</url>\n`
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.join('')}</urlset>\n`
  )
}

const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, '/sitemap.xml')}\n`
