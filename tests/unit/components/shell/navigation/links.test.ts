import { afterEach, describe, expect, test, vi } from 'vitest'

type Link = { to: string; target?: string; download?: boolean }

/** The route of a link on a site with this base path. */
async function routeUnder(base: string, { to, target = '', download = false }: Link) {
  vi.resetModules()
  vi.stubEnv('BASE_URL', base)
  vi.stubGlobal('location', new URL(`https://site.example${base}about`))
  const { routeOf } = await import('#components/shell/navigation/links.ts')
  const { origin, pathname, search, hash } = new URL(to, 'https://site.example/')
  return routeOf({ origin, pathname, search, hash, target, hasAttribute: () => download })
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('the router follows', () => {
  test.for([
    { to: '/', route: '/' },
    { to: '/about', route: '/about' },
    { to: '/programs/local?from=home#dates', route: '/programs/local?from=home#dates' },
    { to: '/IT-services', target: '_self', route: '/IT-services' },
  ])('$to', async ({ route, ...link }) => {
    expect(await routeUnder('/', link)).toBe(route)
  })

  test.for([
    { to: '/some/path/', route: '/' },
    { to: '/some/path', route: '/' },
    { to: '/some/path/about#who', route: '/about#who' },
  ])('$to, where the site is at /some/path/', async ({ to, route }) => {
    expect(await routeUnder('/some/path/', { to })).toBe(route)
  })
})

describe('the browser follows', () => {
  test.for([
    { to: 'https://other.example/about' },
    { to: 'http://site.example/about' },
    { to: 'mailto:info@example.org' },
    { to: '/brochures/leadership.PDF' },
    { to: '/about', target: '_blank' },
    { to: '/about', download: true },
    { to: '/__inbox' },
  ])('$to', async (link) => {
    expect(await routeUnder('/', link)).toBeUndefined()
  })

  test.for(['/', '/about', '/some/pathology', '/some/other/about'])(
    '%s, where the site is at /some/path/',
    async (to) => {
      expect(await routeUnder('/some/path/', { to })).toBeUndefined()
    },
  )
})
