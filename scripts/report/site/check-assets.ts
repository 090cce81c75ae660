import { fileAt, targetOf } from './addresses.ts'
import type { BuiltSite } from './addresses.ts'
import { routeOfFile } from './built-page.ts'
import type { BuiltPage } from './built-page.ts'
import type { SiteFinding } from './finding.ts'

/** Every file that a page has the browser fetch. */
export function checkAssets(page: BuiltPage, site: BuiltSite): SiteFinding[] {
  const from = site.base + routeOfFile(page.file).slice(1)
  return page.assets.flatMap(({ href, at }) => missingFile(href, from, site, at))
}

const reference =
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g

/** Every file that a style sheet has the browser fetch. */
export function checkStyles(file: string, css: string, site: BuiltSite): SiteFinding[] {
  return Array.from(css.matchAll(reference)).flatMap((match) => {
    const href = match.slice(1).find((address) => address !== undefined)
    if (href === undefined || href.startsWith('#')) return []
    return missingFile(href, site.base + file, site, match.index)
  })
}

/** Icons and addresses of the web manifest. */
export function checkManifest(file: string, text: string, site: BuiltSite): SiteFinding[] {
  const addresses = Array.from(text.matchAll(/"(?:src|start_url|url)"\s*:\s*"([^"]*)"/g))
  const findings = addresses.flatMap(({ 1: href = '', index }) =>
    missingFile(href, site.base + file, site, index),
  )
  return isJson(text)
    ? findings
    : [{ rule: 'site-asset', message: 'the web manifest is no JSON' }, ...findings]
}

function missingFile(href: string, from: string, site: BuiltSite, at: number): SiteFinding[] {
  const target = targetOf(href, from, site)
  if (target.kind === 'outside' || target.kind === 'none') return []
  if (target.kind === 'inside' && fileAt(target.path, site) !== undefined) return []
  const subject = { kind: 'address', value: href } as const
  return [{ rule: 'site-asset', at, subject, message: `there is no file ${href}` }]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
