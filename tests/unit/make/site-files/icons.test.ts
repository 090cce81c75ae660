import sharp from 'sharp'
import { expect, test } from 'vitest'
import { logo } from '#components/artwork/index.ts'
import { iconFiles, manifestIcons } from '#scripts/make/site-files/icons.ts'

const files = iconFiles()
const drawn = manifestIcons.filter(({ type }) => type === 'image/png')

test.each(drawn)('$src is a PNG of $sizes, as the manifest says', async ({ src, sizes }) => {
  const { width, height, format } = await sharp(files.get(`/${src}`)).metadata()
  expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
})

test('the icon that scales is the logo (if not: node scripts/run.mjs scripts/tools/icons.ts)', () => {
  expect(Buffer.from(files.get('/icon.svg') ?? []).toString()).toBe(logo().svg)
})

const corner = async (path: string) => {
  const { data } = await sharp(files.get(path))
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test('plain icons are transparent around the logo, the masked one and that of iOS are white', async () => {
  expect((await corner('/icon-512.png'))[3]).toBe(0)
  expect(await corner('/icon-maskable-512.png')).toEqual([255, 255, 255, 255])
  expect(await corner('/apple-touch-icon.png')).toEqual([255, 255, 255, 255])
})
