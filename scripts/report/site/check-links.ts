import { didYouMean } from '#scripts/content/index.ts'
import { fileAt, targetOf } from './addresses.ts'
import type { BuiltSite } from './addresses.ts'
import { routeOfFile } from './built-page.ts'
import type { BuiltPage } from './built-page.ts'
import type { SiteFinding, Subject } from './finding.ts'

/** A link to a place on a page, looked up when all the pages have been read. */
export type Wanted = {
  readonly target: string
  readonly fragment: string
  readonly finding: SiteFinding
}

export type PageLinks = {
  readonly findings: readonly SiteFinding[]
  readonly wanted: readonly Wanted[]
  readonly outside: readonly string[]
}

const noPlace = new Set(['', 'top'])

/** Checks the links of one page after the other; what is wrong with a path is found out once. */
export function linkChecker(site: BuiltSite): (page: BuiltPage) => PageLinks {
  const known = new Map<string, string | undefined>()
  const problemOf = (path: string) => {
    if (!known.has(path)) known.set(path, pathProblem(path, site))
    return known.get(path)
  }
  return (page) => checkLinks(page, site, problemOf)
}

/** Every link of a page; those to a #place, and those to other sites, are for later. */
function checkLinks(
  page: BuiltPage,
  site: BuiltSite,
  problemOf: (path: string) => string | undefined,
): PageLinks {
  const from = site.base + routeOfFile(page.file).slice(1)
  const findings: SiteFinding[] = []
  const wanted: Wanted[] = []
  const outside: string[] = []
  for (const { href, text, at } of page.links) {
    const subject: Subject = { kind: 'address', value: href }
    const target = targetOf(href, from, site)
    if (text === '')
      findings.push({ rule: 'site-link', at, subject, message: `the link to ${href} has no words` })
    if (target.kind === 'outside') outside.push(target.url)
    if (target.kind === 'broken')
      findings.push({ rule: 'site-link', at, subject, message: `${href} is no address` })
    if (target.kind !== 'inside') continue
    const problem = href.startsWith('#') ? undefined : problemOf(target.path)
    if (problem !== undefined)
      findings.push({ rule: 'site-link', at, subject, message: `the link ${href} ${problem}` })
    const file = fileAt(target.path, site)
    if (!file?.endsWith('.html') || noPlace.has(target.fragment)) continue
    const message = `the link ${href} names a place that its page does not have`
    const finding: SiteFinding = { rule: 'site-anchor', at, subject, message }
    wanted.push({ target: file, fragment: target.fragment, finding })
  }
  return { findings, wanted, outside }
}

function pathProblem(path: string, site: BuiltSite): string | undefined {
  const sent = site.redirects.get(path)
  if (sent !== undefined) return `goes by way of a redirect; its address is ${sent}`
  const file = fileAt(path, site)
  if (file === '404.html') return 'leads to the page for what is missing'
  if (file !== undefined) return undefined
  const pages = [...site.files].filter((name) => name.endsWith('.html'))
  const near =
    pages.length > 2000
      ? ''
      : didYouMean(
          path,
          pages.map((name) => site.base + routeOfFile(name).slice(1)),
        )
  return `leads nowhere${near}`
}
