import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageVariants } from '#scripts/build/pictures/index.ts'
import { imageResizer } from '#scripts/build/pictures/convert-picture.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const root = process.cwd()
const written = new Map<string, string | Uint8Array>()
const write = (name: string, bytes: string | Uint8Array) => void written.set(`/${name}`, bytes)
const variants = (file: string) => imageVariants(file, write, imageResizer(root))

/** The variants of a new picture. */
async function variantsOf(name: string, width: number, height: number, orientation = 1) {
  const file = path.join(await temporaryFolder(), name)
  const picture = sharp({ create: { width, height, channels: 3, background: '#a31236' } })
  await picture.withMetadata({ orientation }).toFile(file)
  return variants(file)
}

const stored = (src: string) => Buffer.from(written.get(src) ?? '')

test('a wide picture comes as AVIF and WebP in every width below its own and at most 2400', async () => {
  const found = await variantsOf('wide.jpg', 3000, 200)
  expect(found).toMatchObject({ width: 3000, height: 200 })
  expect(found.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  for (const { type, srcset } of found.sources) {
    expect(srcset.map(({ width }) => width)).toEqual([480, 800, 1200, 1600, 2400])
    for (const { src, width } of srcset) {
      expect(src).toMatch(/^\/media\/wide-\d+\.[0-9a-f]{8}\.(avif|webp)$/)
      const seen = await sharp(stored(src)).metadata()
      expect(seen.width).toBe(width)
      expect(`image/${seen.format === 'heif' ? 'avif' : seen.format}`).toBe(type)
    }
  }
  expect(found.src).toMatch(/wide-1200\.[0-9a-f]{8}\.webp$/)
})

test('a small picture is never made larger', async () => {
  const found = await variantsOf('small.png', 300, 200)
  expect(found.sources.flatMap(({ srcset }) => srcset.map(({ width }) => width))).toEqual([
    300, 300,
  ])
  expect(found.src).toMatch(/small-300\.[0-9a-f]{8}\.webp$/)
})

test('a photograph is turned upright and loses its metadata', async () => {
  const found = await variantsOf('turned.jpg', 600, 400, 6)
  expect(found).toMatchObject({ width: 400, height: 600 })
  const seen = await sharp(stored(found.src)).metadata()
  expect(seen).toMatchObject({ width: 400, height: 600 })
  expect(seen.exif).toBeUndefined()
})
