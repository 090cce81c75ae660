import { didYouMean } from '#scripts/content/index.ts'
import { built } from './built-diagnostic.ts'
import type { BuiltDiagnostic } from './built-diagnostic.ts'
import { fileAt, pathOf, targetOf } from './built-site.ts'
import type { BuiltSite } from './built-site.ts'
import type { BuiltPage } from './read-page.ts'

/** A link to an id, checked once all pages have been read. */
export type AnchorLink = {
  readonly target: string
  readonly fragment: string
  readonly diagnostic: BuiltDiagnostic
}

type PageLinks = {
  readonly diagnostics: readonly BuiltDiagnostic[]
  readonly anchors: readonly AnchorLink[]
  /** Addresses on other sites. */
  readonly outside: readonly string[]
}

const noAnchor = new Set(['', 'top'])

/** Checks the links of one page after the other; each path is looked up once. */
export function linkChecker(site: BuiltSite): (page: BuiltPage) => PageLinks {
  const known = new Map<string, string | undefined>()
  const problemOf = (path: string) => {
    if (!known.has(path)) known.set(path, pathProblem(path, site))
    return known.get(path)
  }
  return (page) => {
    const diagnostics: BuiltDiagnostic[] = []
    const anchors: AnchorLink[] = []
    const outside: string[] = []
    for (const { href, text, at } of page.links) {
      const broken = (message: string) =>
        diagnostics.push(built('site-link', message, at, 'address', href))
      const target = targetOf(href, pathOf(page.file, site), site)
      if (text === '') broken(`the link to ${href} has no words`)
      if (target.kind === 'outside') outside.push(target.url)
      if (target.kind === 'broken') broken(`${href} is no address`)
      if (target.kind !== 'inside') continue
      const problem = href.startsWith('#') ? undefined : problemOf(target.path)
      if (problem !== undefined) broken(`the link ${href} ${problem}`)
      const file = fileAt(target.path, site)
      if (!file?.endsWith('.html') || noAnchor.has(target.fragment)) continue
      const message = `the link ${href} names a place that its page does not have`
      const diagnostic = built('site-anchor', message, at, 'address', href)
      anchors.push({ target: file, fragment: target.fragment, diagnostic })
    }
    return { diagnostics, anchors, outside }
  }
}

function pathProblem(path: string, site: BuiltSite): string | undefined {
  const redirected = site.redirects.get(path)
  if (redirected !== undefined) return `goes by way of a redirect; its address is ${redirected}`
  const file = fileAt(path, site)
  if (file === '404.html') return 'leads to the page for what is missing'
  if (file !== undefined) return undefined
  const pages = [...site.files].filter((name) => name.endsWith('.html'))
  const paths = pages.length > 2000 ? [] : pages.map((name) => pathOf(name, site))
  return `leads nowhere${didYouMean(path, paths)}`
}

/** Every file that a page has the browser fetch. */
export const checkAssets = ({ file, assets }: BuiltPage, site: BuiltSite): BuiltDiagnostic[] =>
  assets.flatMap(({ href, at }) => missingFile(href, pathOf(file, site), site, at))

const reference =
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g

/** Every file that a style sheet has the browser fetch. */
export const checkStyles = (file: string, css: string, site: BuiltSite): BuiltDiagnostic[] =>
  Array.from(css.matchAll(reference)).flatMap((match) => {
    const href = match.slice(1).find((address) => address !== undefined)
    if (href === undefined || href.startsWith('#')) return []
    return missingFile(href, site.base + file, site, match.index)
  })

/** The icons and addresses of the web manifest. */
export const checkManifest = (file: string, text: string, site: BuiltSite): BuiltDiagnostic[] => [
  ...(isJson(text) ? [] : [built('site-asset', 'the web manifest is no JSON')]),
  ...Array.from(text.matchAll(/"(?:src|start_url|url)"\s*:\s*"([^"]*)"/g)).flatMap(
    ({ 1: href = '', index }) => missingFile(href, site.base + file, site, index),
  ),
]

function missingFile(href: string, from: string, site: BuiltSite, at: number): BuiltDiagnostic[] {
  const target = targetOf(href, from, site)
  if (target.kind === 'outside' || target.kind === 'none') return []
  if (target.kind === 'inside' && fileAt(target.path, site) !== undefined) return []
  return [built('site-asset', `there is no file ${href}`, at, 'address', href)]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
