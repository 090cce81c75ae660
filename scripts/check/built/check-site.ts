import { didYouMean, type RuleId } from '#scripts/content/diagnostics/index.ts'
import { type BuiltSite, pathOf, publicAddress, targetOf } from './built-site.ts'
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
export type BuiltFault = {
  readonly file: string
  readonly rule: RuleId
  readonly message: string
  readonly at: number
  /** The address that is wrong, as the file has it. */
  readonly address?: string
}

/** Checks the HTML, links, anchors, files and sitemap in dist/client. */
export function checkSite(site: BuiltSite) {
  const pages = site.pages.map((file) => readPage(file, site.read(file)))
  const idsOf = new Map(pages.map(({ file, ids }) => [file, new Set(ids)]))
  const listed = pages
    .filter((page) => !isHidden(page))
    .map(({ file }) => publicAddress(file, site))
  const found: BuiltFault[] = [
    ...pages.flatMap(({ file }) => htmlFaults(file, site.read(file))),
    ...pages.flatMap((page) => [...linkFaults(page, site, idsOf)]),
    ...pages.flatMap(({ file, assets }) =>
      assets.flatMap((asset) => missingFile(asset, file, site)),
    ),
    ...[...site.files]
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => styleFaults(file, site)),
    ...sitemapFaults(site, listed),
  ]
  return { found, pages: pages.length }
}

function* linkFaults(
  { file, links }: BuiltPage,
  site: BuiltSite,
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
): Generator<BuiltFault> {
  for (const { href: address, at } of links) {
    const fault = (rule: RuleId, message: string) => ({ file, rule, message, at, address })
    const target = targetOf(address, site, file)
    if (target.kind === 'broken') yield fault('site-link', `${address} is not an address`)
    if (target.kind !== 'inside') continue
    const problem = address.startsWith('#') ? '' : pathProblem(target, site)
    if (problem !== '') yield fault('site-link', `the link ${address} ${problem}`)
    const ids = idsOf.get(target.file ?? '')
    const message = `the link ${address} leads to an id that its page does not have`
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
  return [{ file: from, rule: 'site-asset' as const, message, at, address: href }]
}

/** The sitemap lists the pages that search engines may show, by their `addresses`, each once. */
function* sitemapFaults(site: BuiltSite, addresses: readonly string[]): Generator<BuiltFault> {
  const file = 'sitemap.xml'
  const missing = new Set(addresses)
  const locations = elementsIn(site.files.has(file) ? site.read(file) : '')
  for (const location of locations.filter(({ name }) => name === 'loc')) {
    const address = elementText(location)
    const message = `the sitemap lists ${address} again, or it is not a page for search engines`
    if (!missing.delete(address))
      yield { file, rule: 'site-sitemap', message, at: offsetOf(location) }
  }
  for (const address of missing)
    yield { file, rule: 'site-sitemap', message: `the sitemap lacks ${address}`, at: 0 }
}
