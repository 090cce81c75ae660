import { afterEach, expect, test, vi } from 'vitest'

// tests/site/navigation holds links elsewhere, to files and new tabs, and special presses.

type Link = { to: string; target?: string }

/** The route of a link on a site with this base path. */
async function routeUnder(base: string, { to, target = '' }: Link) {
  vi.resetModules()
  vi.stubEnv('BASE_URL', base)
  vi.stubGlobal('location', new URL(`https://site.example${base}about`))
  const { routeOf } = await import('#components/shell/navigation/links.ts')
  const { origin, pathname, search, hash } = new URL(to, 'https://site.example/')
  return routeOf({ origin, pathname, search, hash, target, hasAttribute: () => false })
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test.for([
  ['/', { to: '/' }, '/'],
  ['/', { to: '/programs/local?from=home#dates' }, '/programs/local?from=home#dates'],
  ['/', { to: '/IT-services', target: '_self' }, '/IT-services'],
  ['/some/path/', { to: '/some/path/' }, '/'],
  ['/some/path/', { to: '/some/path' }, '/'],
  ['/some/path/', { to: '/some/path/about#who' }, '/about#who'],
] as const)('on a site at %s the router follows %j', async ([base, link, route]) => {
  expect(await routeUnder(base, link)).toBe(route)
})

test.for([
  ['/', { to: 'http://site.example/about' }],
  ['/', { to: '/brochures/leadership.PDF' }],
  ['/', { to: '/admin' }],
  ['/', { to: '/admin/start' }],
  ['/some/path/', { to: '/' }],
  ['/some/path/', { to: '/about' }],
  ['/some/path/', { to: '/some/pathology' }],
  ['/some/path/', { to: '/some/other/about' }],
] as const)('on a site at %s the browser follows %j', async ([base, link]) => {
  expect(await routeUnder(base, link)).toBeUndefined()
})
