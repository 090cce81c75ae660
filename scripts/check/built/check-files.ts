import { built } from './built-diagnostic.ts'
import { type BuiltSite, leadsSomewhere } from './built-site.ts'
import { elementsIn, offsetOf, textOf } from './read-page.ts'

/** The sitemap lists the pages that search engines may show, by their `addresses`, each once. */
export function* checkSitemap(xml: string, addresses: readonly string[]) {
  const missing = new Set(addresses)
  for (const location of elementsIn(xml).filter(({ name }) => name === 'loc')) {
    const address = textOf(location)
    const message = `the sitemap lists ${address} again, or it is not a page for search engines`
    if (!missing.delete(address)) yield built('site-sitemap', message, offsetOf(location))
  }
  for (const address of missing) yield built('site-sitemap', `the sitemap lacks ${address}`)
}

const reference =
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g

export function* checkStyles(file: string, css: string, site: BuiltSite) {
  for (const match of css.matchAll(reference)) {
    const href = match.slice(1).find((address) => address !== undefined)
    if (href?.startsWith('#') === false) yield* missingFile(href, site, match.index, file)
  }
}

export const missingFile = (href: string, site: BuiltSite, at: number, from?: string) =>
  leadsSomewhere(href, site, from)
    ? []
    : [built('site-asset', `there is no file ${href}`, at, `address ${href}`)]
