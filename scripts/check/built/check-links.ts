import { didYouMean } from '#scripts/content/diagnostics/index.ts'
import { built } from './built-diagnostic.ts'
import { type BuiltSite, pathOf, targetOf } from './built-site.ts'
import { type BuiltPage, elementsIn, offsetOf, elementText } from './read-page.ts'

export function* checkLinks(
  { file, links }: BuiltPage,
  site: BuiltSite,
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
) {
  for (const { href, text, at } of links) {
    const subject = `address ${href}` as const
    const broken = (message: string) => built('site-link', message, at, subject)
    const target = targetOf(href, site, file)
    if (text === '') yield broken(`the link to ${href} has no words`)
    if (target.kind === 'broken') yield broken(`${href} is not an address`)
    if (target.kind !== 'inside') continue
    const problem = href.startsWith('#') ? '' : pathProblem(target.path, target.file, site)
    if (problem !== '') yield broken(`the link ${href} ${problem}`)
    const ids = idsOf.get(target.file ?? '')
    const message = `the link ${href} leads to an id that its page does not have`
    if (ids && !/^(?:top)?$/.test(target.fragment) && !ids.has(target.fragment))
      yield built('site-anchor', message, at, subject)
  }
}

/** The end of the sentence `the link … leads nowhere`; empty if nothing is wrong. */
function pathProblem(path: string, file: string | undefined, site: BuiltSite): string {
  const redirected = site.redirects.get(path)
  if (redirected !== undefined) return `goes through a redirect; its address is ${redirected}`
  if (file === '404.html') return 'leads to the 404 page'
  if (file !== undefined) return ''
  const paths = site.pages.map((page) => pathOf(page, site))
  return `leads nowhere${didYouMean(path, paths.length > 2000 ? [] : paths)}`
}

/** The addresses on other sites, each with the first page that links to it. */
export function linksOutside(pages: readonly BuiltPage[], site: BuiltSite): Map<string, string> {
  const outside = new Map<string, string>()
  for (const { file, links } of pages) {
    for (const { href } of links) {
      const target = targetOf(href, site, file)
      if (target.kind === 'outside' && !outside.has(target.url)) outside.set(target.url, file)
    }
  }
  return outside
}

/** The sitemap lists the pages that search engines may show, by their `addresses`, each once. */
export function* checkSitemap(xml: string, addresses: readonly string[]) {
  const missing = new Set(addresses)
  for (const location of elementsIn(xml).filter(({ name }) => name === 'loc')) {
    const address = elementText(location)
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

export function missingFile(href: string, site: BuiltSite, at: number, from: string) {
  const { kind, file } = targetOf(href, site, from)
  if (file !== undefined || kind === 'outside' || kind === 'none') return []
  return [built('site-asset', `there is no file ${href}`, at, `address ${href}`)]
}
