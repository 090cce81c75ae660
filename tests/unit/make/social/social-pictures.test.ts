import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { skyOf } from '#components/artwork/index.ts'
import { drawBackground, drawPicture, template, wordsOf } from '#scripts/make/social/draw.ts'
import type { SocialPicture } from '#scripts/make/social/index.ts'
import { typesetPdf, typesetSvg } from '#scripts/make/typst/index.ts'
import { readFont } from '#tests/unit/components/fonts/read-font.ts'
import { readPdf } from '../brochures/read-pdf.ts'

const page = {
  slug: 'it-services',
  title: 'Expert-led IT Solutions',
  hour: 'blue',
  composition: 'twin',
  siteName: 'Maitighar Institute',
} as const

/** A background without any weaving. */
const freeSky = { data: new Uint8Array(1200 * 630 * 4), width: 1200, height: 630 }

const words = 'leadership & innovation <for> banks and finance houses '.repeat(6)

const titles = [
  ['a page', page.title],
  ['a title of 200 characters', words.slice(0, 200)],
  ['a title without a space', 'x'.repeat(200)],
  ['a title in Devanagari', 'नेतृत्व र नवप्रवर्तन सम्बन्धी कार्यक्रम'],
  ['a title that looks like markup', '#let x = [*a*] $b$ "c" \\ <d>'],
  ['a title in a script without a font', '你好'],
  ['no title', ''],
] as const

test.each(titles)('the picture of %s is a PNG of 1200 x 630 in 32 colours', async (_, title) => {
  const png = await drawPicture({ ...page, title })
  const { format, width, height, isPalette } = await sharp(png).metadata()
  expect({ format, width, height, isPalette }).toEqual({
    format: 'png',
    width: 1200,
    height: 630,
    isPalette: true,
  })
  expect(png.length).toBeLessThan(30_000)
  expect(new Set(await pixelsOf(png)).size).toBeLessThanOrEqual(32)
})

test('an odd slug has its picture too', async () => {
  expect((await drawPicture({ ...page, slug: '../<"&\u0000ä' })).length).toBeGreaterThan(1000)
})

test.each(titles)('the words of %s are on plain sky, never on the weaving', async (_, title) => {
  const picture = { ...page, title, siteName: 'Institute of Technology and Trade' }
  const background = await drawBackground(picture)
  const words = await pixelsOf(Buffer.from(typesetSvg(template, wordsOf(picture, background))))
  const [sky, ...others] = new Uint32Array(background.data.slice().buffer)
  const covered = others.filter((colour, i) => (words[i + 1] ?? 0) !== 0 && colour !== sky)
  expect(covered).toEqual([])
})

test('the title is set in the semibold of headings, a little tight', async () => {
  const title = 'Professional Courses'
  const words = typesetSvg(template, wordsOf({ ...page, title, siteName: '' }, freeSky))
  const drawn = [...(await pixelsOf(Buffer.from(words)))]
  const columns = drawn.flatMap((colour, i) => (colour === 0 ? [] : [i % freeSky.width]))
  const semibold = await readFont(readFileSync('scripts/make/typst/fonts/eczar-latin-600.ttf'))
  const width = (semibold.widthOf(title) / 1000 - 0.012 * title.length) * 70
  const first = columns.reduce((a, b) => Math.min(a, b))
  const last = columns.reduce((a, b) => Math.max(a, b))
  expect(Math.abs(last - first - width)).toBeLessThan(6)
})

test('its ground is the sky of its hour', async () => {
  const { data } = await sharp(await drawPicture({ ...page, hour: 'gold' }))
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
  const pictures = await Promise.all(others.map(hex))
  expect(new Set(pictures).size).toBe(others.length)
  expect(await hex({ ...page })).toBe(pictures[0])
})

const hex = async (picture: SocialPicture) =>
  Buffer.from(await drawPicture(picture)).toString('hex')

/** The lines of a title on free sky, as text. */
async function linesOf(title: string): Promise<string[]> {
  const data = wordsOf({ ...page, title }, freeSky)
  const { text } = await readPdf(typesetPdf(template, data).pdf)
  return text.split(/\s{2,}/).slice(1)
}

test('words stay whole', async () => {
  expect(await linesOf('Shape Your Future with Maitighar Institute')).toEqual([
    'Shape Your Future',
    'with Maitighar',
    'Institute',
  ])
  const shortest = await linesOf('Technology and development administration course with examples')
  expect(shortest.join(' ')).toBe('Technology and development administration course with examples')
})

test('what finds no room is left out, and an ellipsis says so', async () => {
  expect((await linesOf(words)).at(-1)).toMatch(/^finance houses leadership .*…$/)
})

/** The colour of each pixel; 0 is transparent. */
async function pixelsOf(image: Uint8Array): Promise<Uint32Array> {
  const data = await sharp(image).ensureAlpha().raw().toBuffer()
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
}
