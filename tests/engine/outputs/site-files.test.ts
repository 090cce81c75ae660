import sharp from 'sharp'
import { expect, test } from 'vitest'
import { iconFiles, iconNames } from '#scripts/outputs/icons.ts'
import { sitemap, webManifest } from '#scripts/outputs/site-files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('the sitemap lists every page by its public address, in order, with its date if one is known', () => {
  const pages = [['/'], ['/programs/a&b', '2027-01-31']] as const
  expect(sitemap('https://example.org/base', pages).split('\n').slice(2, -2)).toEqual([
    '  <url><loc>https://example.org/base/</loc></url>',
    '  <url><loc>https://example.org/base/programs/a&amp;b</loc><lastmod>2027-01-31</lastmod></url>',
  ])
})

const site = { name: 'The "Institute"', description: 'What it is.' }
const manifest: { icons: { src: string; sizes: string; type: string; purpose: string }[] } =
  JSON.parse(webManifest(site))

test('the manifest names the institute, and its addresses work under any base path', () => {
  expect(manifest).toMatchObject({ ...site, start_url: './', scope: './' })
  // Browsers would read it from the root of the host; start_url is the one they take without it.
  expect(manifest).not.toHaveProperty('id')
  for (const { src } of manifest.icons) expect(iconNames).toContain(`/${src}`)
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['any any', '192x192 any', '512x512 any', '512x512 maskable']),
  )
})

/** The colour of a pixel of an icon: `#0000ff`, or `none`. */
async function colourAt(icon: Uint8Array | undefined, left: number, top: number) {
  const pixel = sharp(icon).extract({ left, top, width: 1, height: 1 })
  const [red, green, blue, alpha] = await pixel.ensureAlpha().raw().toBuffer()
  const hex = [red, green, blue].map((part) => part?.toString(16).padStart(2, '0')).join('')
  return alpha === 0 ? 'none' : `#${hex}`
}

const blue = { width: 600, height: 600, channels: 3, background: '#0000ff' } as const

test.each([
  ['the woven mark', undefined, 'none', '#a31236'],
  ['a picture', '/logo.webp', '#0000ff', '#0000ff'],
])('icons of %s have their sizes, and white around them where it is cut off', async (...row) => {
  const [, logo, corner, left] = row
  const picture = await sharp({ create: blue }).webp({ lossless: true }).toBuffer()
  const files = await iconFiles(await temporaryFolder({ 'public/logo.webp': picture }), { logo })
  expect([...files.keys()]).toEqual(iconNames)
  for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png')) {
    const { width, height, format } = await sharp(files.get(`/${src}`)).metadata()
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png'])
  }
  expect(await colourAt(files.get('/icon-512.png'), 0, 0)).toBe(corner)
  expect(await colourAt(files.get('/icon-512.png'), 40, 256)).toBe(left)
  expect((await sharp(files.get('/icon.svg')).metadata()).format).toBe('svg')
  for (const name of ['/icon-maskable-512.png', '/apple-touch-icon.png'])
    expect(await colourAt(files.get(name), 0, 0)).toBe('#ffffff')
})
