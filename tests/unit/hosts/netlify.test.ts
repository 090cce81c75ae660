import { describe, expect, test } from 'vitest'
import { headersFile, redirectsFile } from '#scripts/hosts/netlify.ts'
import { hostRules } from '#scripts/hosts/rules.ts'
import { headersFor, parseHeaderRules } from '#scripts/serve/preview/header-rules.ts'
import { parseRedirectRules, redirectFor } from '#scripts/serve/preview/redirect-rules.ts'

const origins = { images: [], frames: ['https://maps.example'], form: 'https://forms.example' }

const site = (base: string) => hostRules({ base, origins, pages: ['/', '/about', '/a/b'] })

for (const base of ['/', '/some/path/']) {
  describe(`at ${base}`, () => {
    const rules = parseHeaderRules(headersFile(site(base)))
    const headersAt = (path: string) => new Map(headersFor(rules, base + path))

    const cached = (path: string) => [...headersAt(path)].join(' ').includes('immutable')

    test('every answer carries the policy and the safe headers', () => {
      for (const path of ['', 'about', 'assets/a.js', 'brochures/a.pdf', 'nowhere']) {
        const names = [...headersAt(path).keys()].map((name) => name.toLowerCase())
        expect([path, names]).toEqual([
          path,
          expect.arrayContaining([
            'content-security-policy',
            'strict-transport-security',
            'x-content-type-options',
            'referrer-policy',
            'permissions-policy',
            'cross-origin-opener-policy',
          ]),
        ])
      }
    })

    test('what has its hash in its name is kept for ever, and nothing else', () => {
      expect(cached('assets/chunks/chunk-abc.js')).toBe(true)
      expect(cached('media/map.e12d9ceb.svg')).toBe(true)
      expect(cached('about')).toBe(false)
      expect(cached('sitemap.xml')).toBe(false)
      expect(cached('brochures/a.pdf')).toBe(false)
    })

    test('other spellings of an address arrive at the one that is used', () => {
      const redirects = parseRedirectRules(redirectsFile(site(base)))
      const to = (path: string) => redirectFor(redirects, base + path)
      expect(to('about/')).toEqual({ location: `${base}about`, status: 301 })
      expect(to('about.html')).toEqual({ location: `${base}about`, status: 301 })
      expect(to('a/b/')).toEqual({ location: `${base}a/b`, status: 301 })
      expect(to('index.html')).toEqual({ location: base, status: 301 })
    })

    test('no address leads back to itself', () => {
      const redirects = parseRedirectRules(redirectsFile(site(base)))
      for (const path of ['', 'about', 'ABOUT', '404', 'index']) {
        expect([path, redirectFor(redirects, base + path) ?? null]).toEqual([path, null])
      }
    })
  })
}
