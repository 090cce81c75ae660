import type { Content } from '#content/kinds/content.ts'
import type { Site } from '#content/kinds/site.ts'
import {
  type Language,
  languageOfRoute,
  routeIn,
  translations,
  withoutLanguage,
} from '#content/schema/languages.ts'
import { absoluteUrl, manifestFile } from '#content/schema/routes.ts'

type SiteContent = Pick<Content, 'site' | 'translations'>

/**
 * The files for browsers and search engines, by their path on the site.
 * `pages` are in the sitemap.
 */
export function siteFiles(content: SiteContent, pages: readonly SitemapPage[] = []) {
  const { site, translations: others } = content
  return new Map<string, string>([
    ['/sitemap.xml', sitemap(site.url, pages)],
    ['/robots.txt', robots(site.url)],
    [manifestFile('en'), webManifest(site)],
    ...Array.from(
      others,
      ([language, own]) => [manifestFile(language), webManifest(own.site, language)] as const,
    ),
  ])
}

/** The route of a page and the day of its last change, `2027-01-31`, if git knows it. */
type SitemapPage = readonly [route: string, lastChanged?: string | undefined]

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The routes that a page has or would have in each language. */
const versionsOf = (route: string) =>
  (['en', ...translations] as const).map(
    (language) => [language, routeIn(language, withoutLanguage(route))] as const,
  )

/**
 * sitemap.xml (https://www.sitemaps.org/protocol.html), with the pages in the given order. A page in
 * several languages names them all, itself included, as search engines ask.
 */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const known = new Set(pages.map(([route]) => route))
  const urlOf = (route: string) => escape(absoluteUrl(siteUrl, route))
  const entries = pages.map(([route, lastChanged]) => {
    const location = `<loc>${urlOf(route)}</loc>`
    const date = lastChanged === undefined ? '' : `<lastmod>${lastChanged}</lastmod>`
    const others = versionsOf(route)
      .filter(([, version]) => known.has(version))
      .map(
        ([language, version]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${urlOf(version)}"/>`,
      )
    return `  <url>${location}${date}${others.length > 1 ? others.join('') : ''}</url>\n`
  })
  const isTranslated = pages.some(([route]) => languageOfRoute(route) !== 'en')
  const names = isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n` +
    `${entries.join('')}</urlset>\n`
  )
}

const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, '/sitemap.xml')}\n`

/** The first is also the favicon. */
const manifestIcons = [
  { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The web manifest (https://www.w3.org/TR/appmanifest/), right under any base path. */
export function webManifest(
  site: Pick<Site, 'name' | 'description'>,
  language: Language = 'en',
): string {
  const manifest = {
    name: site.name,
    description: site.description,
    lang: language,
    dir: 'ltr',
    start_url: language === 'en' ? './' : `./${language}`,
    scope: './',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: manifestIcons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
