import { didYouMean } from '#scripts/content/index.ts'
import { type BuiltDiagnostic, built } from './built-diagnostic.ts'
import { type BuiltSite, fileAt, pagePaths, pathOf, targetOf } from './built-site.ts'
import type { BuiltPage } from './read-page.ts'

/** A link to an id, checked once all pages have been read. */
export type AnchorLink = {
  readonly file: string
  readonly target: string
  readonly fragment: string
  readonly diagnostic: BuiltDiagnostic
}

type PageLinks = {
  readonly diagnostics: BuiltDiagnostic[]
  readonly anchors: AnchorLink[]
  /** Addresses on other sites. */
  readonly outside: string[]
}

/** Checks the links of one page after the other; each path is looked up once. */
export function linkChecker(site: BuiltSite): (page: BuiltPage) => PageLinks {
  const problems = new Map<string, string>()
  function problemOf(path: string): string {
    const problem = problems.get(path) ?? pathProblem(path, site)
    problems.set(path, problem)
    return problem
  }
  return (page) => {
    const links: PageLinks = { diagnostics: [], anchors: [], outside: [] }
    for (const { href, text, at } of page.links) {
      const broken = (message: string) =>
        links.diagnostics.push(built('site-link', message, at, `address ${href}`))
      const target = targetOf(href, pathOf(page.file, site), site)
      if (text === '') broken(`the link to ${href} has no words`)
      if (target.kind === 'outside') links.outside.push(target.url)
      if (target.kind === 'broken') broken(`${href} is not an address`)
      if (target.kind !== 'inside') continue
      const problem = href.startsWith('#') ? '' : problemOf(target.path)
      if (problem !== '') broken(`the link ${href} ${problem}`)
      const file = fileAt(target.path, site)
      if (!file?.endsWith('.html') || /^(?:top)?$/.test(target.fragment)) continue
      const message = `the link ${href} leads to an id that its page does not have`
      const diagnostic = built('site-anchor', message, at, `address ${href}`)
      links.anchors.push({ file: page.file, target: file, fragment: target.fragment, diagnostic })
    }
    return links
  }
}

/** The end of the sentence `the link … leads nowhere`; empty if nothing is wrong. */
function pathProblem(path: string, site: BuiltSite): string {
  const redirected = site.redirects.get(path)
  if (redirected !== undefined) return `goes through a redirect; its address is ${redirected}`
  const file = fileAt(path, site)
  if (file === '404.html') return 'leads to the 404 page'
  if (file !== undefined) return ''
  const paths = pagePaths(site)
  return `leads nowhere${didYouMean(path, paths.length > 2000 ? [] : paths)}`
}
