import {
  byPlace,
  type Diagnostic,
  diagnosticIn,
  didYouMean,
  placeAt,
} from '#scripts/read/diagnostics/index.ts'
import { routeOfSource } from '#scripts/read/files/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import type { Rules } from '../rule.ts'
import { type BuiltSite, pathOf, publicAddress, routeOfFile, targetOf } from './built-site.ts'
import {
  type BuiltPage,
  elementsIn,
  elementText,
  isHidden,
  offsetOf,
  readPage,
} from './read-page.ts'
import { htmlFaults } from './valid-html.ts'

/** Something wrong in a file of dist/client, at an offset. Its message is the same for each page that has it. */
type BuiltFault = {
  readonly file: string
  readonly rule: string
  readonly message: string
  readonly at: number
}

/** The rules of the built site. An example has the HTML in the main part of a page as its text. */
export const builtRules: Rules<BuiltSite, Diagnostic[]> = {
  check: checkBuiltSite,
  rules: {
    'site-html': {
      does: 'A built page is valid HTML, with headings in order and a description of each picture.',
      bad: { text: '<img src="/b.png">' },
      good: { text: '<img src="/b.png" alt="A room">' },
    },
    'site-link': {
      does: 'In the built site every link leads to a page, without a redirect.',
      bad: { text: '<a href="/about/">About us</a>' },
      good: { text: '<a href="/about">About us</a>' },
    },
    'site-anchor': {
      does: 'In the built site every #anchor exists.',
      bad: { text: '<a href="#fees">Fees</a>' },
      good: { text: '<a href="#fees">Fees</a><p id="fees">Free</p>' },
    },
    'site-asset': {
      does: 'In the built site every file that a page loads exists.',
      bad: { text: '<img src="/gone.png" alt="A room">' },
      good: { text: '<img src="/b.png" alt="A room">' },
    },
    'site-sitemap': {
      does: 'The sitemap lists exactly the pages of the site.',
      bad: { files: { 'sitemap.xml': '<urlset></urlset>' } },
      good: { files: {} },
    },
  },
}

/**
 * Checks the HTML, links, anchors, files and sitemap in dist/client. A fault of many pages is listed
 * once, at the source of the first one; its hint has the place in the built file.
 */
export function checkBuiltSite(site: BuiltSite): Diagnostic[] {
  const pages = site.pages.map((file) => readPage(file, site.read(file)))
  const idsOf = new Map(pages.map(({ file, ids }) => [file, new Set(ids)]))
  const styles = [...site.files].filter((file) => file.endsWith('.css'))
  const faults: BuiltFault[] = [
    ...pages.flatMap(({ file }) => htmlFaults(file, site.read(file))),
    ...pages.flatMap((page) => [...linkFaults(page, site, idsOf)]),
    ...pages.flatMap(({ file, assets }) => assets.flatMap((each) => missingFile(each, file, site))),
    ...styles.flatMap((file) => styleFaults(file, site)),
    ...sitemapFaults(pages, site),
  ]
  const groups = groupBy(faults, ({ rule, message }) => `${rule} ${message}`)
  const sources = new Map(
    Object.keys(site.sources ?? {}).map((path) => [routeOfSource(path), path]),
  )
  return [...groups.values()].flatMap(diagnosticsOf).toSorted(byPlace)

  function diagnosticsOf([fault, ...others]: readonly BuiltFault[]): Diagnostic[] {
    if (!fault) return []
    const { file, rule, message, at } = fault
    const { line, column } = placeAt(site.read(file), at)
    const path = sources.get(routeOfFile(file)) ?? `dist/client/${file}`
    const count = new Set(others.map((other) => other.file)).add(file).size
    const words = message + (count === 1 ? '' : ` (on ${count} pages)`)
    const hint = `In the built site: dist/client/${file}:${line}:${column}`
    return [diagnosticIn({ path }, { rule, message: words, hint })]
  }
}

function* linkFaults(
  { file, links }: BuiltPage,
  site: BuiltSite,
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
): Generator<BuiltFault> {
  for (const { href, at } of links) {
    const fault = (rule: string, message: string) => ({ file, rule, message, at })
    const target = targetOf(href, site, file)
    if (target.kind === 'broken') yield fault('site-link', `${href} is not an address`)
    if (target.kind !== 'inside') continue
    const problem = href.startsWith('#') ? '' : pathProblem(target, site)
    if (problem !== '') yield fault('site-link', `the link ${href} ${problem}`)
    const ids = idsOf.get(target.file ?? '')
    const message = `the link ${href} leads to an id that its page does not have`
    if (ids && !/^(?:top)?$/.test(target.fragment) && !ids.has(target.fragment))
      yield fault('site-anchor', message)
  }
}

/** The end of the sentence `the link … leads nowhere`; empty if nothing is wrong. */
function pathProblem(target: { path: string; file: string | undefined }, site: BuiltSite): string {
  const { path, file } = target
  const redirected = site.redirects.get(path)
  if (redirected !== undefined) return `goes through a redirect; its address is ${redirected}`
  if (file === '404.html') return 'leads to the 404 page'
  if (file !== undefined) return ''
  return `leads nowhere${didYouMean(
    path,
    site.pages.map((page) => pathOf(page, site)),
  )}`
}

const reference =
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g

function styleFaults(file: string, site: BuiltSite): BuiltFault[] {
  return Array.from(site.read(file).matchAll(reference)).flatMap((match) => {
    const href = match.slice(1).find((address) => address !== undefined) ?? ''
    return href.startsWith('#') ? [] : missingFile({ href, at: match.index }, file, site)
  })
}

function missingFile({ href, at }: { href: string; at: number }, from: string, site: BuiltSite) {
  const { kind, file } = targetOf(href, site, from)
  if (file !== undefined || kind === 'outside' || kind === 'none') return []
  const message = `there is no file ${href}`
  return [{ file: from, rule: 'site-asset', message, at }]
}

/** The sitemap lists the pages that search engines may show, each once. */
function* sitemapFaults(pages: readonly BuiltPage[], site: BuiltSite): Generator<BuiltFault> {
  const [file, rule] = ['sitemap.xml', 'site-sitemap'] as const
  const shown = pages.filter((page) => !isHidden(page))
  const missing = new Set(shown.map((page) => publicAddress(page.file, site)))
  for (const location of elementsIn(site.files.has(file) ? site.read(file) : '')) {
    if (location.name !== 'loc') continue
    const address = elementText(location)
    const message = `the sitemap lists ${address} again, or it is not a page for search engines`
    if (!missing.delete(address)) yield { file, rule, message, at: offsetOf(location) }
  }
  for (const address of missing)
    yield { file, rule, message: `the sitemap lacks ${address}`, at: 0 }
}
