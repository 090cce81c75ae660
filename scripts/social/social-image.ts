import sharp from 'sharp'
import { staticFont } from '../fonts/static-font.ts'
import { cachedBytes } from '../media/cached-bytes.ts'
import { packageVersion } from '../media/package-version.ts'
import { ground, words, type SocialImage } from './composed.ts'
import { fewColours } from './few-colours.ts'
import { render } from './render.ts'
import { typesetter, type Typesetter } from './typesetter.ts'

/**
 * The picture that networks show beside a link to a page: its weaving, its medallion with the
 * institute's name, and its title (design.md, section 8). PNG of 1200 x 630 in at most 32 colours.
 */
export function socialImage(image: SocialImage): Promise<Uint8Array> {
  const picture = ground(image)
  const key = [recipe, ...makers.map(packageVersion), picture, image.title, image.siteName]
  return cachedBytes('social', key, async () => {
    const texts = words(image, render(framed(picture)), await eczar())
    const { data, ...size } = fewColours(render(framed(picture + texts)), 32)
    return sharp(data, { raw: { ...size, channels: 4 } })
      .png({ palette: true, dither: 0, compressionLevel: 9 })
      .toBuffer()
  })
}

/** To be raised when the words are set in another way: pictures in caches are then made anew. */
const recipe = '1'
const makers = ['@resvg/resvg-js', 'sharp', 'harfbuzzjs', '@fontsource-variable/eczar']

const framed = (elements: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${elements}</svg>`

let loaded: Promise<Typesetter> | undefined
const eczar = () => (loaded ??= staticFont('eczar', 600).then(typesetter))
