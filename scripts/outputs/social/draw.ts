import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { hourOf, medallion, skyOf, textColour, weave } from '#components/artwork/index.ts'
import type { SocialPicture } from '#components/outputs/index.ts'
import { photographHero } from '../photograph.ts'
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

/** The bytes of the photograph of the page, and the logo as SVG. */
type Pictures = { photograph?: Uint8Array | undefined; logo?: string | undefined }

/** A picture of 1200 x 630 pixels: a JPEG with a photograph, else a PNG in few colours. */
export async function drawPicture(picture: SocialPicture, pictures: Pictures = {}) {
  const background = await drawBackground(picture, pictures)
  const words = Buffer.from(await typesetSvg(template, titleData(picture, background)))
  const raw = { width, height, channels: 4 } as const
  const drawn = sharp(background.data, { raw }).composite([{ input: words }])
  const { photograph, logo } = pictures
  return photograph
    ? drawn.jpeg({ quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
    : drawn.png({ ...png, colours: logo ? 64 : 16 }).toBuffer()
}

const png = { palette: true, dither: 0, compressionLevel: 9 }

/** The hero of the page at the lower right, and its medallion or the logo at the upper left. */
export async function drawBackground(picture: SocialPicture, { photograph, logo }: Pictures = {}) {
  const { slug, composition } = picture
  const hour = hourOf(slug, picture)
  const hero = photograph
    ? await photographHero(picture, photograph, height)
    : placed(
        weave({ slug, layout: 'hero', hour, composition, medallion: false }).svg,
        'x="-1050" y="30" width="2250" height="600"',
      )
  const mark = logo
    ? `<rect x="72" y="60" width="80" height="80" fill="#fff"/>${placed(logo, 'x="78" y="66" width="68" height="68"')}`
    : placed(medallion(slug, hour).svg, 'x="68" y="54" width="92" height="92"')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${skyOf(hour)}"/>${hero}${mark}</svg>`
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
