import { type BuiltDiagnostic, built } from './built-diagnostic.ts'
import { type BuiltSite, leadsSomewhere, pathOf, publicAddress, targetOf } from './built-site.ts'
import { parseJson } from './check-data.ts'
import { elementsIn, offsetOf, textOf } from './read-page.ts'

/** The sitemap lists the pages that search engines may show, `shown`, each once. */
export function* checkSitemap(
  xml: string,
  shown: ReadonlySet<string>,
  site: BuiltSite,
): Generator<BuiltDiagnostic> {
  const missing = new Set(shown)
  for (const location of elementsIn(xml).filter(({ name }) => name === 'loc')) {
    const [address, at] = [textOf(location), offsetOf(location)]
    const { file = '' } = targetOf(address, site)
    const expected = publicAddress(file, site)
    const listed = `the sitemap lists ${address}`
    if (!shown.has(file))
      yield built('site-sitemap', `${listed}, which is not a page for search engines`, at)
    else if (!missing.delete(file)) yield built('site-sitemap', `${listed} twice`, at)
    else if (address !== expected)
      yield built('site-sitemap', `${listed}; the page’s address is ${expected}`, at)
  }
  for (const file of missing)
    yield built('site-sitemap', `the sitemap lacks ${publicAddress(file, site)}`)
}

/** robots.txt names the sitemap and blocks none of its pages (RFC 9309). */
export function* checkRobots(
  text: string,
  shown: ReadonlySet<string>,
  site: BuiltSite,
): Generator<BuiltDiagnostic> {
  const lines = Array.from(text.matchAll(/^[ \t]*([\w-]+)[ \t]*:[ \t]*([^\s#]*)/gm))
  const valuesOf = (field: string) =>
    lines.flatMap(([, name = '', value = '']) => (name.toLowerCase() === field ? [value] : []))
  const sitemap = `${site.url}/sitemap.xml`
  if (!valuesOf('sitemap').includes(sitemap))
    yield built('site-robots', `robots.txt does not name the sitemap, ${sitemap}`)
  const paths = Array.from(shown, (file) => new URL(publicAddress(file, site)).pathname)
  for (const value of valuesOf('disallow')) {
    const beginning = value.replace(/[*$].*$/, '')
    if (value !== '' && paths.some((path) => path.startsWith(beginning)))
      yield built('site-robots', `robots.txt blocks ${value}, where pages of the sitemap are`)
  }
}

export function* checkRedirects(site: BuiltSite): Generator<BuiltDiagnostic> {
  const pages = new Set(site.pages.map((file) => pathOf(file, site)))
  for (const [from, to] of site.redirects) {
    const problem = (text: string) => built('site-redirect', `the redirect from ${from} ${text}`)
    if (!leadsSomewhere(to, site)) yield problem(`leads to ${to}, where nothing is`)
    if (site.redirects.has(to)) yield problem(`leads to another one, ${to}`)
    if (pages.has(from)) yield problem('hides the page of that address')
  }
}

const reference =
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g

export function* checkStyles(file: string, css: string, site: BuiltSite) {
  for (const match of css.matchAll(reference)) {
    const href = match.slice(1).find((address) => address !== undefined)
    if (href?.startsWith('#') === false) yield* missingFile(href, site, match.index, file)
  }
}

export function* checkManifest(text: string, site: BuiltSite) {
  if (parseJson(text) === undefined) yield built('site-asset', 'the web manifest is not JSON')
  for (const { 1: href = '', index } of text.matchAll(/"(?:src|start_url|url)"\s*:\s*"([^"]*)"/g))
    yield* missingFile(href, site, index)
}

export const missingFile = (href: string, site: BuiltSite, at: number, from?: string) =>
  leadsSomewhere(href, site, from)
    ? []
    : [built('site-asset', `there is no file ${href}`, at, `address ${href}`)]
