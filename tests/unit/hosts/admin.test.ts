import { describe, expect, test } from 'vitest'
import { hostFiles } from '#scripts/hosts/index.ts'
import { headersAt, hostRules } from '#scripts/hosts/rules.ts'

const site = {
  base: '/some.path/',
  origins: { images: [], frames: [], form: 'https://forms.example' },
  pages: ['/', '/about'],
}
const rules = hostRules({ ...site, editing: {} })
const files = hostFiles(rules)
const fileOf = (name: string) => files.get(name) ?? ''
const { 'Content-Security-Policy': strict = '', 'Cross-Origin-Opener-Policy': closed = '' } =
  rules.always
const { 'Content-Security-Policy': policy = '', 'Cross-Origin-Opener-Policy': opener = '' } =
  rules.admin ?? {}

describe('the policy of /admin', () => {
  test('is the only one that allows what the editor needs', () => {
    expect(policy).toMatch(/unsafe-inline.*blob:.*github/)
    expect(policy).not.toMatch(/unsafe-eval|script-src [^;]*(?:blob|http)/)
    // With 'none', Safari would leave the frame of the preview empty.
    expect(policy).toMatch(/frame-ancestors 'self'/)
    expect(opener).toBe('same-origin-allow-popups')
    expect(strict).not.toMatch(/unsafe|github|blob:/)
  })

  test.for([
    ['admin', true],
    ['admin.html', true],
    ['admin/start.js', true],
    ['administration.html', false],
    ['programs/admin.html', false],
    ['index.html', false],
  ] as const)('is that of %s: %s', ([file, isAdmin]) => {
    const headers = headersAt(rules, `/some.path/${file}`)
    expect(headers['Content-Security-Policy']).toBe(isAdmin ? policy : strict)
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
  })

  test('is on no host of a site without /admin', () => {
    const plain = [...hostFiles(hostRules(site))].map(([name, text]) => name + text).join('\n')
    expect(plain).not.toMatch(/admin|github/)
  })
})

/** The rules of a `_headers` file: pattern, headers. */
const netlifyRules = fileOf('client/_headers')
  .trim()
  .split('\n\n')
  .map((rule) => rule.split('\n  '))

/** The headers that a host joins for an address. */
const matching = (address: string) =>
  netlifyRules
    .filter(([pattern = '']) => {
      const parts = pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')
      return new RegExp(`^${parts.replaceAll(/:\w+/g, '[^/]+')}$`).test(address)
    })
    .flatMap(([, ...headers]) => headers)

test('hosts that join the rules of an address get one policy and one opener policy for /admin', () => {
  for (const [address, own, opens] of [
    ['admin', policy, opener],
    ['admin/start.js', policy, opener],
    ['', strict, closed],
    ['about', strict, closed],
    ['programs/any', strict, closed],
  ] as const) {
    const headers = matching(`/some.path/${address}`)
    const named = (name: string) => headers.filter((header) => header.startsWith(`${name}: `))
    expect(named('Content-Security-Policy')).toEqual([
      "Content-Security-Policy: frame-ancestors 'self'",
      `Content-Security-Policy: ${own}`,
    ])
    expect(named('Cross-Origin-Opener-Policy')).toEqual([`Cross-Origin-Opener-Policy: ${opens}`])
    expect(named('X-Content-Type-Options')).toHaveLength(1)
  }
})

const pattern = String.raw`^/some\.path/admin(?:\.html|/|$)`

test.for([
  [
    'client/.htaccess',
    `Header always set Content-Security-Policy "${policy}" "expr=%{REQUEST_URI} =~ m#${pattern}#"`,
  ],
  ['hosts/Caddyfile', `@site not path_regexp ${pattern}\nheader @site {`],
  ['hosts/nginx.conf', `location ~ "${pattern.replaceAll('\\', '\\\\')}" {`],
  ['hosts/cloudfront-admin-headers.json', `"ContentSecurityPolicy": "${policy}"`],
] as const)('%s gives /admin its own headers', ([file, rule]) => {
  expect(fileOf(file)).toContain(rule)
  expect(fileOf(file)).toContain(policy)
  expect(fileOf(file)).toContain(opener)
})

test('the later rule of vercel.json wins, which is that of /admin', () => {
  const headers = expect.arrayContaining([{ key: 'Content-Security-Policy', value: policy }])
  expect(JSON.parse(fileOf('hosts/vercel.json')).headers.slice(0, 3)).toMatchObject([
    { source: '/some.path/(.*)' },
    { source: '/some.path/admin', headers },
    { source: '/some.path/admin/(.*)', headers },
  ])
})
