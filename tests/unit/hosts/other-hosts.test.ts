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

test('an address that browsers read as another host leads nowhere', () => {
  expect(usualSpelling('/', '/programs/local/')).toBe('/programs/local')
  for (const path of ['//evil.example/', '/\\evil.example/', '/a//b/', '/']) {
    expect([path, usualSpelling('/', path)]).toEqual([path, undefined])
  }
})
