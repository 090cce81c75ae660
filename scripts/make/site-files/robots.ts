import { absoluteUrl } from '#content/schema/routes.ts'

/** robots.txt: every page is public, and the sitemap says where they are. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, '/sitemap.xml')}\n`
}
