import type { Content } from '#content/schema/collections.ts'
import { calendarFiles } from './calendar.ts'
import { iconFiles, webManifest } from './web-manifest.ts'
import { absoluteUrl } from '#content/schema/routes.ts'

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

type SitemapPage = {
  /** The route, from the site's root: `/programs/local-economic-development`. */
  path: string
  /** The day of its last change, `2027-01-31`, if git knows it. */
  lastChanged?: string | undefined
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** sitemap.xml (https://www.sitemaps.org/protocol.html), with the pages in the given order. */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, lastChanged }) => {
    const location = `<loc>${escape(absoluteUrl(siteUrl, path))}</loc>`
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
