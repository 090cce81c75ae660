import { afterEach, expect, test, vi } from 'vitest'
import { siteBase, siteUrl, today } from '#scripts/read/files/written-site.ts'
import { readSettings } from '#scripts/system/settings.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

afterEach(() => vi.unstubAllEnvs())

const siteWith = (yaml: string) => temporaryFolder({ 'content/site.yaml': yaml })
const at = (time: string) => vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(time) / 1000))

test('without settings a build uses the clock, and compresses', () => {
  const before = Date.now()
  const { now, ...rest } = readSettings({})
  expect(now.getTime()).toBeGreaterThanOrEqual(before)
  expect(rest).toEqual({
    siteUrl: undefined,
    policyInPages: false,
    serviceWorker: true,
    precompress: true,
    port: 4173,
  })
})

test.each([
  ['SITE_URL', 'nonsense'],
  ['SITE_URL', 'https://me:secret@host.example'],
  ['SOURCE_DATE_EPOCH', '9999999999999'],
  ['CSP_META', 'yes'],
  ['SERVICE_WORKER', 'off'],
  ['PRECOMPRESS', '2'],
  ['PORT', '70000'],
])('%s=%s is refused in one line', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^${name}=${value.replaceAll(/[.?]/g, String.raw`\$&`)}: expected .+\\.$`),
  )
})

test.each([
  ['Asia/Kathmandu', '2026-12-31T18:14:59Z', '2026-12-31'],
  ['Asia/Kathmandu', '2026-12-31T18:15:00Z', '2027-01-01'],
  ['America/New_York', '2027-01-01T04:59:59Z', '2026-12-31'],
  ['America/New_York', '2027-01-01T05:00:00Z', '2027-01-01'],
  ['Asia/Nowhere', '2026-12-31T23:59:59Z', '2026-12-31'],
])('in the time zone %s, %s is %s', async (timeZone, time, day) => {
  at(time)
  expect(today(await siteWith(`timeZone: ${timeZone}`))).toBe(day)
})

test.each([
  ['https://host.example/', 'https://host.example', '/'],
  ['https://host.example/some/path/', 'https://host.example/some/path', '/some/path/'],
  ['http://localhost:8080/~me', 'http://localhost:8080/~me', '/~me/'],
])('a site at %s', async (url, address, base) => {
  const settings = readSettings()
  const root = await siteWith(`url: ${url}\n`)
  expect([siteUrl(root, settings), siteBase(root, settings)]).toEqual([address, base])
})

test('SITE_URL goes before the content', async () => {
  vi.stubEnv('SITE_URL', 'https://preview.example/7/')
  const settings = readSettings()
  const root = await siteWith('url: https://host.example')
  expect([siteUrl(root, settings), siteBase(root, settings)]).toEqual([
    'https://preview.example/7',
    '/7/',
  ])
})

test.each(['', '[]', 'url: 7', 'url: not an address', 'url: https://a$uri', '{ url: [] }', '{'])(
  'a file with faults still gives a base path: "%s"',
  async (yaml) => {
    const settings = readSettings()
    const root = await siteWith(yaml)
    expect([siteUrl(root, settings), siteBase(root, settings)]).toEqual(['http://localhost', '/'])
  },
)
