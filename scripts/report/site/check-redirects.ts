import { fileAt, targetOf } from './addresses.ts'
import type { BuiltSite } from './addresses.ts'
import { routeOfFile } from './built-page.ts'
import type { SiteFinding } from './finding.ts'

/** The redirects of a `_redirects` file (Netlify, Cloudflare Pages) that name one path each. */
export function readRedirects(text: string): Map<string, string> {
  const rules = text.split(/\r?\n/).map((line) => line.trim().split(/\s+/))
  return new Map(
    rules.flatMap(([from = '', to, status = '301']) =>
      from.startsWith('/') && !/[*:]/.test(from) && to !== undefined && status.startsWith('3')
        ? [[from, to]]
        : [],
    ),
  )
}

/** A redirect arrives at once at a page, and takes no page's place. */
export function checkRedirects(site: BuiltSite): SiteFinding[] {
  const pages = new Set(
    [...site.files]
      .filter((file) => file.endsWith('.html'))
      .map((file) => site.base + routeOfFile(file).slice(1)),
  )
  return Array.from(site.redirects).flatMap(([from, to]): SiteFinding[] => {
    const target = targetOf(to, from, site)
    const isThere =
      target.kind === 'outside' ||
      (target.kind === 'inside' && fileAt(target.path, site) !== undefined)
    const problems = [
      ...(isThere ? [] : [`the redirect from ${from} leads to ${to}, where nothing is`]),
      ...(site.redirects.has(to) ? [`the redirect from ${from} leads to another one, ${to}`] : []),
      ...(pages.has(from) ? [`the redirect from ${from} hides the page of that address`] : []),
    ]
    return problems.map((message) => ({ rule: 'site-redirect', message }))
  })
}
