import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawBackground, drawPicture, template, titleData } from '#scripts/outputs/social/draw.ts'
import type { SocialPicture } from '#components/outputs/index.ts'
import { socialPicturePath } from '#scripts/outputs/index.ts'
import { typesetPdf, typesetSvg } from '#scripts/outputs/typst.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { readPdf } from '#tests/engine/components/outputs/brochure/read-pdf.ts'

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

const pictures: [string, SocialPicture][] = [
  ['a page', page],
  ['a title of 200 characters', { ...page, title: words.slice(0, 200) }],
  ['a title in Devanagari without a space', { ...page, title: 'नेतृत्व'.repeat(28) }],
  [
    'a title that looks like markup, and has letters that no font has',
    { ...page, title: '#let x = [*a*] $b$ "c" \\ <d> 你好' },
  ],
  ['no title, and an odd slug', { ...page, title: '', slug: '../<"&\u0000ä' }],
]

test.each(pictures)('the picture of %s is a small PNG of 1200 x 630', async (_, picture) => {
  const png = await drawPicture(picture)
  const seen = await sharp(png).metadata()
  expect(seen).toMatchObject({ format: 'png', width: 1200, height: 630, isPalette: true })
  expect(png.length).toBeLessThan(30_000)
  expect(new Set(await pixelsOf(png)).size).toBeLessThanOrEqual(16)
})

/** Red on the left and blue on the right. */
const halves =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="600"><path fill="red" d="M0 0h2000v600H0z"/><path fill="blue" d="M1000 0h1000v600H1000z"/></svg>'
const photograph = await sharp(Buffer.from(halves)).jpeg().toBuffer()

test.each(pictures)('the words of %s are on plain sky', async (_, given) => {
  const picture = { ...given, siteName: 'Institute of Technology and Trade' }
  for (const files of [{}, { photograph }]) {
    const background = await drawBackground(picture, files)
    const svg = await typesetSvg(template, titleData(picture, background))
    const words = await pixelsOf(Buffer.from(svg))
    const [sky, ...others] = new Uint32Array(background.data.slice().buffer)
    const covered = others.filter((colour, i) => (words[i + 1] ?? 0) !== 0 && colour !== sky)
    expect(covered).toEqual([])
  }
})

test('its name changes with its words and photograph, not with the version of Node', async () => {
  const root = await temporaryFolder({ 'public/a.jpg': 'a' })
  const shown = { ...page, image: { src: '/a.jpg', alt: 'A class' } }
  const name = socialPicturePath(root, shown)
  await writeFiles(root, { 'public/a.jpg': 'b' })
  const before = socialPicturePath(root, shown)
  const others = [name, socialPicturePath(root, { ...shown, title: 'IT' })]
  expect(others).not.toContain(before)
  const version = Object.getOwnPropertyDescriptor(process, 'version') ?? {}
  onTestFinished(() => void Object.defineProperty(process, 'version', version))
  Object.defineProperty(process, 'version', { ...version, value: 'v99.0.0' })
  vi.resetModules()
  const later = await import('#scripts/outputs/index.ts')
  expect(later.socialPicturePath(root, shown)).toBe(before)
})

test.each([
  ['left', 'R'],
  ['100% 50%', 'B'],
])('a photograph is on the right of a small JPEG, with its focus at %s', async (focus, colour) => {
  const picture = { ...page, image: { src: '/a.jpg', decorative: true as const, focus } }
  const logo = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0f0" d="M0 0h99v99H0z"/></svg>'
  const jpeg = await drawPicture(picture, { photograph, logo })
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(jpeg.length).toBeLessThan(150_000)
  expect(await colourAt(jpeg, 1000, 300)).toBe(colour)
  expect(await colourAt(jpeg, 110, 100)).toBe('G')
})

/** The lines of a title on free sky, as text. */
async function linesOf(title: string): Promise<string[]> {
  const data = titleData({ ...page, title }, freeSky)
  const { text } = await readPdf((await typesetPdf(template, data)).pdf)
  return text.split(/\s{2,}/).slice(1)
}

test.each([{}, { photograph }])('a long name of an institute is whole', async (files) => {
  const siteName =
    'Kathmandu Valley Institute of Professional Studies, Training and Rural Development (Pvt.) Ltd.'
  const picture = { ...page, siteName }
  const data = titleData(picture, await drawBackground(picture, files))
  const { text } = await readPdf((await typesetPdf(template, data)).pdf)
  expect(text.replaceAll(/\s+/g, ' ')).toContain(siteName)
})

test('words stay whole', async () => {
  const lines = ['Shape Your Future', 'with Maitighar', 'Institute']
  expect(await linesOf(lines.join(' '))).toEqual(lines)
  const title = 'Technology and development administration course with examples'
  expect((await linesOf(title)).join(' ')).toBe(title)
})

test('a title that is too long ends in an ellipsis', async () => {
  expect((await linesOf(words)).at(-1)).toMatch(/^finance houses leadership .*…$/)
})

/** The colour of each pixel; 0 is transparent. */
async function pixelsOf(image: Uint8Array): Promise<Uint32Array> {
  const data = await sharp(image).ensureAlpha().raw().toBuffer()
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
}

/** `R`, `G` or `B`, the brightest channel of a pixel. */
async function colourAt(image: Uint8Array, left: number, top: number) {
  const channels = await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return 'RGB'[channels.indexOf(Math.max(...channels))]
}
