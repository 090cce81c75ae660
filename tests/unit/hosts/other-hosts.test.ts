import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { hostFiles } from '#scripts/hosts/index.ts'
import { hostRules, redirectAt } from '#scripts/hosts/rules.ts'

const origins = { images: [], frames: ['https://maps.example'], form: 'https://forms.example' }
const moved = new Map([['/old', '/programs/new']])
const rules = hostRules({ base: '/some.path/', origins, pages: ['/'], moved })
const files = hostFiles(rules)
const fileOf = (name: string) => files.get(name) ?? ''

const list = z.array(z.object({ key: z.string(), value: z.string() }))
const vercel = z.object({
  cleanUrls: z.literal(true),
  trailingSlash: z.literal(false),
  redirects: z.array(z.unknown()),
  headers: z.array(z.object({ source: z.string(), headers: list })),
})

describe('every form of the rules', () => {
  test.for(['hosts/nginx.conf', 'hosts/Caddyfile', 'client/.htaccess', 'client/_headers'])(
    '%s has each header and both ways of caching',
    (name) => {
      for (const [header, value] of Object.entries(rules.always)) {
        expect(fileOf(name)).toContain(header)
        expect(fileOf(name)).toContain(value)
      }
      expect(fileOf(name)).toContain(rules.caching.hashed)
    },
  )

  test.for([
    ['hosts/nginx.conf', 'location = /some.path/old {\n    return 301 /some.path/programs/new;\n}'],
    ['hosts/Caddyfile', 'redir /some.path/old /some.path/programs/new permanent'],
    [
      'client/.htaccess',
      'RewriteCond %{REQUEST_URI} =/some.path/old\nRewriteRule ^ /some.path/programs/new [R=301,L]',
    ],
  ] as const)('%s redirects a former address', ([name, written]) => {
    expect(fileOf(name)).toContain(written)
  })

  test.for(['hosts/nginx.conf', 'hosts/Caddyfile', 'client/.htaccess'])(
    '%s takes a dot in the base for a dot',
    (name) => {
      expect(fileOf(name)).toMatch(/\/some\\+\.path\//)
    },
  )

  test('vercel.json gives the headers to everything, the caching to what is hashed, and redirects', () => {
    const { headers, redirects } = vercel.parse(JSON.parse(fileOf('hosts/vercel.json')))
    expect(redirects).toEqual([
      { source: '/some.path/old', destination: '/some.path/programs/new', statusCode: 301 },
    ])
    expect(headers.map(({ source }) => source)).toEqual([
      '/some.path/(.*)',
      '/some.path/assets/(.*)',
      '/some.path/media/(.*)',
    ])
    expect(headers[0]?.headers.map(({ key }) => key)).toEqual(Object.keys(rules.always))
  })

  test('CloudFront gets every header, none of them twice', () => {
    const text = fileOf('hosts/cloudfront-headers.json')
    for (const value of ['63072000', rules.always['Content-Security-Policy'] ?? '']) {
      expect(text.split(value)).toHaveLength(2)
    }
    for (const name of ['Permissions-Policy', 'Cross-Origin-Opener-Policy']) {
      expect(text.split(`"${name}"`)).toHaveLength(2)
    }
  })
})

test('a sign in a header keeps no meaning in a host’s syntax', () => {
  const odd = hostFiles(
    hostRules({ base: '/', origins: { ...origins, images: [`https://a$uri"{b}%t`] }, pages: [] }),
  )
  for (const [name, written] of [
    ['hosts/nginx.conf', String.raw`https://a%24uri\"%7Bb%7D%t; `],
    ['hosts/Caddyfile', String.raw`https://a%24uri\"%7Bb%7D%t; `],
    ['client/.htaccess', String.raw`https://a%%24uri\"%%7Bb%%7D%%t; `],
    ['client/_headers', `https://a$uri"{b}%t; `],
  ] as const)
    expect([name, odd.get(name)]).toEqual([name, expect.stringContaining(written)])
  for (const name of ['hosts/vercel.json', 'hosts/cloudfront-headers.json'])
    expect(JSON.stringify(JSON.parse(odd.get(name) ?? ''))).toContain(String.raw`a$uri\"{b}%t; `)
})

test('a path with a sign that hosts’ files give a meaning reaches none of them', () => {
  for (const sign of [...`;$"'{}()*%#?:\\| \n\u00e4`, '//', '/.']) {
    const path = `/a${sign}b`
    expect(() => hostRules({ base: `${path}/`, origins, pages: [] })).toThrow('"base"')
    expect(() => hostRules({ base: '/', origins, pages: ['/', path] })).toThrow('"pages"')
    for (const odd of [new Map([[path, '/']]), new Map([['/a', path]])])
      expect(() => hostRules({ base: '/', origins, pages: [], moved: odd })).toThrow('"moved"')
  }
  const form = 'https://a.example\nX-Header: x'
  expect(() => hostRules({ base: '/', origins: { ...origins, form }, pages: [] })).toThrow('always')
})

test('an address that browsers read as another host leads nowhere', () => {
  const rules = hostRules({ base: '/', origins, pages: [] })
  expect(redirectAt(rules, '/programs/local/')).toBe('/programs/local')
  for (const path of ['//evil.example/', '/\\evil.example/', '/a//b/', '/']) {
    expect([path, redirectAt(rules, path)]).toEqual([path, undefined])
  }
})
