import { routeOf } from '#content/kinds/routes.ts'
import { routeIn } from '#content/schema/languages.ts'
import { adminRoute, offlineRoute } from '#content/schema/routes.ts'
import { isEntryKind, kindNames } from '#content/kinds/table.ts'
import { hashedFolders } from './patterns.ts'
import { speculationRules, speculationType } from './speculation.ts'
import { caching, type Headers, type HostRules, movedPaths, notFoundPages } from './rules.ts'

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * The `_headers` file of Netlify and Cloudflare Pages; paths begin with the base. These hosts join or
 * replace a header that two rules set, so each header appears in one rule. Files that are not hashed
 * keep the hosts' default, which revalidates them on each request.
 *
 * On a site with /admin, each page has its own rule for the headers that /admin has in another form.
 * The not-found page, at any address, has the policy in its `<meta>`.
 */
export function headersFile(rules: HostRules): string {
  const { base, always, admin, pages } = rules
  const cached = [
    rule(base + speculationRules(base).file, { 'Content-Type': speculationType }),
    ...hashedFolders.map((folder) =>
      rule(`${base}${folder}/*`, { 'Cache-Control': caching.hashed }),
    ),
  ]
  if (!admin) return `${[rule(`${base}*`, always), ...cached].join('\n\n')}\n`
  const headers = Object.entries(always)
  const general = Object.fromEntries(headers.filter(([name]) => !(name in admin)))
  const own = Object.fromEntries(headers.filter(([name]) => name in admin))
  // Cloudflare Pages reads 100 rules, so the pages of a long list share one.
  const named = new Set(pages.map((route) => route.replace(/\/page\/\d+$/, '/page/:part')))
  // `:kind` stands for any slug.
  const entryRoutes = kindNames
    .filter(isEntryKind)
    .map((kind) => routeOf({ kind, slug: `:${kind}` }))
  const others = (['en', ...rules.languages] as const).flatMap((language) =>
    [...entryRoutes, offlineRoute].map((route) => routeIn(language, route)),
  )
  const lines = [
    rule(`${base}*`, { ...general, 'Content-Security-Policy': "frame-ancestors 'self'" }),
    ...[...named, ...others].map((route) => rule(base + route.slice(1), own)),
    ...[adminRoute, `${adminRoute}/*`].map((route) => rule(base + route.slice(1), admin)),
    ...cached,
  ]
  return `${lines.join('\n\n')}\n`
}

/** Cloudflare Pages reads 2,000 lines. */
const maxLines = 2000

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. It redirects former addresses, and other
 * spellings of an address to the usual one, but not another case. Pages of entries have no
 * line: Cloudflare Pages redirects them without one, and on Netlify, where both spellings match a
 * rule, a pattern would redirect an unknown one forever.
 */
export function redirectsFile(rules: HostRules): string {
  const { base, pages } = rules
  const at = pages.filter((route) => route !== '/').map((route) => base + route.slice(1))
  const lines = [
    `${base}index.html ${base} 301`,
    ...movedPaths(rules).map(([from, to]) => `${from} ${to} 301`),
    ...[...movedPaths(rules), ...at.map((path) => [path, path] as const)].flatMap(([from, to]) => [
      `${from}/ ${to} 301`,
      `${from}.html ${to} 301`,
    ]),
  ]
  // Cloudflare Pages finds the page of a folder by itself, and leaves these out.
  const missing = notFoundPages(rules).map(({ folder, page }) => `${folder}* ${page} 404`)
  return `${[...lines.slice(0, maxLines - missing.length), ...missing].join('\n')}\n`
}
