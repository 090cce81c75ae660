import { afterEach, expect, test, vi } from 'vitest'
import { nepaliName, siteBase, siteUrl } from '#scripts/system/site-url.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

afterEach(() => vi.unstubAllEnvs())

const siteWith = (yaml: string) => temporaryFolder({ 'content/site.yaml': yaml })

test.each([
  ['https://host.example', 'https://host.example', '/'],
  ['https://host.example/', 'https://host.example', '/'],
  ['https://host.example/some/path/', 'https://host.example/some/path', '/some/path/'],
])('a site at %s', async (url, address, base) => {
  const root = await siteWith(`url: ${url}\nnepaliName: संस्था\n`)
  expect(siteUrl(root)).toBe(address)
  expect(siteBase(root)).toBe(base)
  expect(nepaliName(root)).toBe('संस्था')
})

test('SITE_URL goes before what is written', async () => {
  vi.stubEnv('SITE_URL', 'https://preview.example/7/')
  const root = await siteWith('url: https://host.example')
  expect([siteUrl(root), siteBase(root)]).toEqual(['https://preview.example/7', '/7/'])
})

test.each(['', '[]', 'url: 7', 'url: not an address', '{ url: [], nepaliName: {} }'])(
  'a file that the check will refuse still names a site: "%s"',
  async (yaml) => {
    const root = await siteWith(yaml)
    expect([siteUrl(root), siteBase(root), nepaliName(root)]).toEqual(['http://localhost', '/', ''])
  },
)
