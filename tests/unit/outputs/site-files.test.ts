import sharp from 'sharp'
import { expect, test } from 'vitest'
import { iconFiles, webManifest } from '#scripts/outputs/web-manifest.ts'
import { sitemap } from '#scripts/outputs/site-files.ts'

test('the sitemap lists every page by its public address, in order, with its date if one is known', () => {
  const pages = [['/'], ['/programs/a&b', '2027-01-31']] as const
  expect(sitemap('https://example.org/base', pages).split('\n').slice(2, -2)).toEqual([
    '  <url><loc>https://example.org/base/</loc></url>',
    '  <url><loc>https://example.org/base/programs/a&amp;b</loc><lastmod>2027-01-31</lastmod></url>',
  ])
})

const text = webManifest({ name: 'The "Institute"', description: 'What it is.' })
const manifest: { icons: { src: string; sizes: string; type: string; purpose: string }[] } =
  JSON.parse(text)
const files = iconFiles()

test('the manifest names the institute, and its addresses work under any base path', () => {
  const site = { name: 'The "Institute"', description: 'What it is.' }
  expect(manifest).toMatchObject({ ...site, start_url: './', scope: './' })
  // Browsers would read it from the root of the host; start_url is the one they take without it.
  expect(manifest).not.toHaveProperty('id')
  for (const { src } of manifest.icons) expect(files.has(`/${src}`)).toBe(true)
})

test('there are icons of 192 and 512 pixels, one that may be masked and one that scales', () => {
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['any any', '192x192 any', '512x512 any', '512x512 maskable']),
  )
})

test.each(manifest.icons.filter(({ type }) => type === 'image/png'))(
  '$src is a PNG of $sizes, as the manifest says',
  async ({ src, sizes }) => {
    const { width, height, format } = await sharp(files.get(`/${src}`)).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  },
)

test.each([
  ['icon-512.png', 'transparent'],
  ['icon-maskable-512.png', 'ffffff'],
  ['apple-touch-icon.png', 'ffffff'],
])('the background of %s is %s', async (name, background) => {
  const corner = sharp(files.get(`/${name}`)).extract({ left: 0, top: 0, width: 1, height: 1 })
  const pixel = await corner.ensureAlpha().raw().toBuffer()
  expect(pixel[3] === 0 ? 'transparent' : pixel.toString('hex', 0, 3)).toBe(background)
})
