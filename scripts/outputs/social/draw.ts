import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { hourOf, medallion, skyOf, textColour, weave } from '#components/artwork/index.ts'
import type { SocialPicture } from '#components/outputs/index.ts'
import { displayFonts, typesetSvg } from '../typst.ts'

const width = 1200
const height = 630

/** The sizes of a title in pixels. A title gets the largest size at which all of it fits. */
const titleSizes = [
  { size: 70, leading: 74, lines: 3 },
  { size: 56, leading: 61, lines: 3 },
  { size: 46, leading: 51, lines: 4 },
  { size: 38, leading: 43, lines: 5 },
  { size: 34, leading: 39, lines: 6 },
]

const nameLeft = 168
const titleLeft = 72
const titleTop = 180
const titleWidth = 680

/** The least distance between words and the weaving. */
const clearance = 24

export const template = readFileSync(path.join(import.meta.dirname, 'words.typ'), 'utf8')

type Pixels = { data: Uint8Array; width: number; height: number }

/** A PNG of 1200 x 630 pixels in 16 colours. */
export async function drawPicture(picture: SocialPicture): Promise<Uint8Array> {
  const background = await drawBackground(picture)
  const words = Buffer.from(await typesetSvg(template, titleData(picture, background)))
  return sharp(background.data, { raw: { width, height, channels: 4 } })
    .composite([{ input: words }])
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9 })
    .toBuffer()
}

/** The weaving of the page's hero at the lower right and its medallion at the upper left. */
export async function drawBackground({ slug, composition, ...chosen }: SocialPicture) {
  const hour = hourOf(slug, chosen)
  const hero = weave({ slug, layout: 'hero', hour, composition, medallion: false })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${skyOf(hour)}"/>` +
    `${placed(hero.svg, 'x="-1050" y="30" width="2250" height="600"')}` +
    `${placed(medallion(slug, hour).svg, 'x="68" y="54" width="92" height="92"')}</svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  return { data, width, height }
}

/** A drawing as a separate image, because two drawings define the same ids. */
const placed = (svg: string, place: string) =>
  `<image ${place} href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`

/** The data of words.typ. Each line of the title ends before the weaving at its height. */
export function titleData(picture: SocialPicture, background: Pixels) {
  const { title, siteName, slug } = picture
  const steps = titleSizes.map(({ size, leading: usual, lines }) => {
    // Devanagari has signs above and below its letters.
    const leading = picture.lang === 'ne' ? Math.round(usual * 1.12) : usual
    const tops = Array.from({ length: lines }, (_, i) => titleTop + i * leading)
    const widths = tops.map((top) => {
      const free = freeWidth(background, titleLeft, top, top + leading) - clearance
      return Math.min(titleWidth, Math.max(0, free))
    })
    return { size, leading, widths }
  })
  const nameWidth = freeWidth(background, nameLeft, 70, 138) - clearance
  return {
    lang: picture.lang ?? 'en',
    fonts: displayFonts,
    colour: textColour(hourOf(slug, picture)),
    name: { text: siteName, x: nameLeft, y: 111, width: nameWidth },
    title: { text: title, x: titleLeft, y: titleTop, steps },
  }
}

/** How far text from `left` runs between two rows before it meets another colour than the background. */
function freeWidth(pixels: Pixels, left: number, top: number, bottom: number): number {
  const { data, width } = pixels
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const background = view.getUint32(0)
  let free = width - left
  for (let y = top; y < bottom; y += 1) {
    for (let x = 0; x < free; x += 1) {
      if (view.getUint32((y * width + left + x) * 4) !== background) free = x
    }
  }
  return free
}
