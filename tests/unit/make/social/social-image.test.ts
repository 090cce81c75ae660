import sharp from 'sharp'
import { expect, test } from 'vitest'
import { skyOf } from '#components/artwork/index.ts'
import { socialImage } from '#scripts/make/social/social-image.ts'

const page = {
  slug: 'it-services',
  title: 'Expert-led IT Solutions',
  hour: 'blue',
  composition: 'twin',
  siteName: 'Maitighar Institute',
} as const

const words = 'leadership & innovation <for> banks and finance houses '.repeat(4)

test.each([
  ['a page', page],
  ['a title of 200 characters', { ...page, title: words.slice(0, 200) }],
  ['a title without a space', { ...page, title: 'x'.repeat(200) }],
  ['a title in Devanagari', { ...page, title: 'नेतृत्व र नवप्रवर्तन सम्बन्धी कार्यक्रम' }],
  ['no title', { ...page, title: '' }],
  ['an odd slug', { ...page, slug: '../<"&\u0000ä' }],
])('the picture of %s is a PNG of 1200 x 630 in 32 colours, about 25 kB', async (_, image) => {
  const png = await socialImage(image)
  const { format, width, height, isPalette } = await sharp(png).metadata()
  expect({ format, width, height, isPalette }).toEqual({
    format: 'png',
    width: 1200,
    height: 630,
    isPalette: true,
  })
  expect(png.length).toBeLessThan(30_000)
  expect((await coloursOf(png)).size).toBeLessThanOrEqual(32)
})

test('its ground is the sky of its hour', async () => {
  const { data } = await sharp(await socialImage({ ...page, hour: 'gold' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(skyOf('gold'))
})

test('another title, name, hour or slug gives another picture; the same give the same bytes', async () => {
  const others = [
    page,
    { ...page, title: 'IT' },
    { ...page, siteName: 'Institute' },
    { ...page, hour: 'dawn' as const },
    { ...page, slug: 'other' },
  ]
  const pictures = await Promise.all(others.map(async (image) => hex(await socialImage(image))))
  expect(new Set(pictures).size).toBe(others.length)
  expect(hex(await socialImage({ ...page }))).toBe(pictures[0])
})

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

async function coloursOf(png: Uint8Array): Promise<Set<number>> {
  const data = await sharp(png).ensureAlpha().raw().toBuffer()
  return new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4))
}
