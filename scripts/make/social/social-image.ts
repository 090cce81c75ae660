import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { fontFiles } from '#scripts/make/typst/index.ts'
import { cachedFile } from '#scripts/make/media/index.ts'
import { ground, words, type SocialImage } from './composed.ts'
import { fewColours } from './few-colours.ts'
import { render } from './render.ts'
import { socialKey } from './social-path.ts'
import { typesetter, type Typesetter } from './typesetter.ts'

/**
 * The picture that networks show beside a link to a page: its weaving, its medallion with the
 * institute's name, and its title (design.md, section 8). PNG of 1200 x 630 in at most 32 colours.
 */
export const socialImage = async (image: SocialImage): Promise<Uint8Array> =>
  readFile(await socialFile(image))

/** The path of a picture in the cache, where it is put if it is not there yet. */
export const socialFile = (image: SocialImage): Promise<string> =>
  cachedFile('social', socialKey(image), async () => {
    const picture = ground(image)
    const texts = words(image, render(framed(picture)), eczar())
    const { data, ...size } = fewColours(render(framed(picture + texts)), 32)
    return sharp(data, { raw: { ...size, channels: 4 } })
      .png({ palette: true, dither: 0, compressionLevel: 9 })
      .toBuffer()
  })

const framed = (elements: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${elements}</svg>`

let loaded: Typesetter | undefined
const eczar = () => (loaded ??= typesetter(fontFiles('eczar', 600)))
