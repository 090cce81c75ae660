import { pathPattern } from './path-pattern.ts'

export type RedirectRule = {
  match: (path: string) => Map<string, string> | null
  target: string
  status: number
}

const redirectStatus = new Set([301, 302, 303, 307, 308])

/**
 * Reads a `_redirects` file (Netlify, Cloudflare Pages): `from to [status]` a line, 301 when no status is given.
 * Lines with a status that is no redirect (200, 404) are left out: files and 404.html already say that.
 */
export function parseRedirectRules(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from = '', target, status = '301'] = line.trim().split(/\s+/)
    const code = Number.parseInt(status, 10)
    if (from.startsWith('#') || target === undefined || !redirectStatus.has(code)) return []
    return [{ match: pathPattern(from), target, status: code }]
  })
}

/** Where the first rule that matches sends a path, or null. */
export function redirectFor(rules: RedirectRule[], path: string) {
  for (const { match, target, status } of rules) {
    const names = match(path)
    if (names) {
      const location = target.replaceAll(/:([A-Za-z]\w*)/g, (whole, name: string) =>
        encodeURI(names.get(name) ?? whole),
      )
      return { location, status }
    }
  }
  return null
}
