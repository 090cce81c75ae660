import { expect, test } from 'vitest'
import { headersFile, redirectsFile } from '#scripts/hosts/netlify.ts'
import { headersAt, hostRules, redirectAt } from '#scripts/hosts/rules.ts'

const site = {
  base: '/some.path/',
  origins: { images: [], frames: [], form: 'https://forms.example' },
  pages: ['/', '/about', '/a/b'],
  moved: new Map([['/old', '/about']]),
}

/** The headers at an address. Netlify and Cloudflare Pages join those of all rules that match it. */
function joined(file: string, address: string): string[] {
  const rules = file.trim().split('\n\n')
  return rules.flatMap((rule) => {
    const [pattern = '', ...headers] = rule.split('\n  ')
    const parts = pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')
    const isMatch = new RegExp(`^${parts.replaceAll(/:\w+/g, '[^/]+')}$`).test(address)
    return isMatch ? headers : []
  })
}

/** As lines, without the caching of pages, which these hosts have by default. */
const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === 'no-cache' ? [] : [`${name}: ${value}`],
  )

// With an editor, pages and editor have a policy of their own and share who may frame them.
test.each([
  ['', 'assets/a.1234abcd.css', []],
  [' with an editor', 'admin/start.js', ["Content-Security-Policy: frame-ancestors 'self'"]],
] as const)('_headers%s gives each address the headers of the rules, once', (...row) => {
  const [editor, file, frames] = row
  const rules = hostRules({ ...site, ...(editor && { editing: {} }) })
  for (const address of ['', 'about', 'programs/any', 'admin', file]) {
    const at = `/some.path/${address}`
    const expected = [...frames, ...linesOf(headersAt(rules, at))]
    expect(joined(headersFile(rules), at).toSorted()).toEqual(expected.toSorted())
  }
})

test('_redirects leads from former addresses and other spellings as the rules do', () => {
  const rules = hostRules(site)
  const lines = redirectsFile(rules).trim().split('\n')
  const redirects = lines.map((line) => line.split(' '))
  for (const [from = '', to, status] of redirects)
    expect([from, to, status]).toEqual([from, redirectAt(rules, from), '301'])
  const froms = 'index.html old old/ old.html about/ about.html a/b/ a/b.html'.split(' ')
  expect(redirects.map(([from]) => from)).toEqual(froms.map((from) => `/some.path/${from}`))
})

test('a sign with a meaning in the files of hosts reaches none of them', () => {
  for (const sign of [...`;$"'{}()*%#?:\\| \n\u00e4`, '//', '/.']) {
    const path = `/a${sign}b`
    expect(() => hostRules({ ...site, base: `${path}/` })).toThrow('"base"')
    expect(() => hostRules({ ...site, pages: ['/', path] })).toThrow('"pages"')
    expect(() => hostRules({ ...site, moved: new Map([['/a', path]]) })).toThrow('"moved"')
  }
  for (const sign of '$%{}\\\n\u00e4') {
    const form = `https://a${sign}b.example`
    expect(() => hostRules({ ...site, origins: { ...site.origins, form } })).toThrow('always')
  }
})
