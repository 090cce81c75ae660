import { pathPattern } from './path-pattern.ts'

export type HeaderRule = {
  matches: (path: string) => boolean
  headers: [name: string, value: string][]
}

/**
 * Reads a `_headers` file (Netlify, Cloudflare Pages): a path pattern at the start of a line,
 * under it indented `Name: value` lines; `#` begins a comment line.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split(/\r?\n/)) {
    const entry = line.trim()
    if (entry === '' || entry.startsWith('#')) continue
    const colon = entry.indexOf(':')
    if (/^\s/.test(line) && colon > 0) {
      rules.at(-1)?.headers.push([entry.slice(0, colon).trim(), entry.slice(colon + 1).trim()])
    } else {
      const pattern = pathPattern(entry)
      rules.push({ matches: (path) => pattern(path) !== null, headers: [] })
    }
  }
  return rules
}

/** The headers of a path, names in lower case; a name given twice has its values joined by a comma, as the hosts do. */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules.filter((rule) => rule.matches(path))) {
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase()
      const before = headers.get(key)
      headers.set(key, before === undefined ? value : `${before}, ${value}`)
    }
  }
  return headers
}
