import type { Headers, HostRules } from './rules.ts'

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * The `_headers` file of Netlify and Cloudflare Pages; paths begin with the base. These hosts join or
 * replace a header that two rules set, so each header appears in one rule. Files that are not hashed
 * keep the hosts' default, which revalidates them on each request.
 */
export function headersFile({ base, always, hashed, caching }: HostRules): string {
  const cached = hashed.map((folder) =>
    rule(`${base}${folder}/*`, { 'Cache-Control': caching.hashed }),
  )
  return `${[rule(`${base}*`, always), ...cached].join('\n\n')}\n`
}

/** Cloudflare Pages reads 2,000 lines: two a page, and one for index.html. */
const maxPages = (2000 - 1) / 2

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. It redirects other spellings of an address
 * to the usual one, but not another case. Programs have no line: Cloudflare Pages redirects them
 * without one, and on Netlify, where both spellings match a rule, a pattern would redirect an unknown
 * program forever.
 */
export function redirectsFile({ base, pages }: HostRules): string {
  const at = (route: string) => base + route.slice(1)
  const others = pages.filter((route) => route !== '/').slice(0, maxPages)
  return [
    `${base}index.html ${base} 301`,
    ...others.flatMap((route) => [
      `${at(route)}/ ${at(route)} 301`,
      `${at(route)}.html ${at(route)} 301`,
    ]),
    '',
  ].join('\n')
}
