import type { Headers, HostRules } from './rules.ts'

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * The header file of Netlify and Cloudflare Pages (`_headers`); paths begin with the base.
 * These hosts join, or replace, a header that two rules give, so no two rules here give the same one;
 * what is not hashed keeps their default, which is to ask again each time.
 */
export function headersFile({ base, always, hashed, caching }: HostRules): string {
  const kept = hashed.map((folder) =>
    rule(`${base}${folder}/*`, { 'Cache-Control': caching.hashed }),
  )
  return `${[rule(`${base}*`, always), ...kept].join('\n\n')}\n`
}

/** Cloudflare Pages reads so many lines; one is for index.html. */
const mostPages = (2000 - 1) / 2

/**
 * The redirect file of Netlify and Cloudflare Pages (`_redirects`): the other spellings of an
 * address arrive at the one that the site uses (decision 12). Another case is not redirected.
 * Programs have no line: Cloudflare Pages sends them on by itself, and on Netlify, where both
 * spellings are one to a rule, a pattern would send an unknown program round for ever.
 */
export function redirectsFile({ base, pages }: HostRules): string {
  const at = (route: string) => base + route.slice(1)
  const others = pages.filter((route) => route !== '/').slice(0, mostPages)
  return [
    `${base}index.html ${base} 301`,
    ...others.flatMap((route) => [
      `${at(route)}/ ${at(route)} 301`,
      `${at(route)}.html ${at(route)} 301`,
    ]),
    '',
  ].join('\n')
}
