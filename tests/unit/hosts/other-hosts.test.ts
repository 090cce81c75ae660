import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { hostFiles } from '#scripts/hosts/index.ts'
import { hostRules, usualSpelling } from '#scripts/hosts/rules.ts'

const origins = { images: [], frames: ['https://maps.example'], form: 'https://forms.example' }
const rules = hostRules({ base: '/some.path/', origins, pages: ['/'] })
const files = hostFiles(rules)
const fileOf = (name: string) => files.get(name) ?? ''

const list = z.array(z.object({ key: z.string(), value: z.string() }))
const vercel = z.object({
  cleanUrls: z.literal(true),
  trailingSlash: z.literal(false),
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

  test.for(['hosts/nginx.conf', 'hosts/Caddyfile', 'client/.htaccess'])(
    '%s takes a dot in the base for a dot',
    (name) => {
      expect(fileOf(name)).toMatch(/\/some\\+\.path\//)
    },
  )

  test('vercel.json gives the headers to everything, and the caching to what is hashed', () => {
    const { headers } = vercel.parse(JSON.parse(fileOf('hosts/vercel.json')))
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
  }
  const form = 'https://a.example\nX-Header: x'
  expect(() => hostRules({ base: '/', origins: { ...origins, form }, pages: [] })).toThrow('always')
})

test('an address that browsers read as another host leads nowhere', () => {
  expect(usualSpelling('/', '/programs/local/')).toBe('/programs/local')
  for (const path of ['//evil.example/', '/\\evil.example/', '/a//b/', '/']) {
    expect([path, usualSpelling('/', path)]).toEqual([path, undefined])
  }
})
