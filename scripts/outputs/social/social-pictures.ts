import { hash } from 'node:crypto'
import { logoDrawing } from '../icons.ts'
import { mediaName } from '../media.ts'
import { pictureBytes } from '../photograph.ts'
import { hashOfSources, openCache } from '#scripts/system/cache.ts'
import type { SocialPicture } from '#components/outputs/index.ts'

export const sources = [
  'scripts/outputs/social',
  'scripts/outputs/typst.ts',
  'scripts/outputs/pdf-words.ts',
  'scripts/outputs/fonts',
  'scripts/outputs/media.ts',
  'scripts/outputs/photograph.ts',
  'components/artwork',
  'content/schema/weaving.ts',
  'content/schema/values/focus-point.ts',
  'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json',
  'node_modules/sharp/package.json',
]

let drawnBy: string | undefined

/** The path on the site. Its hash is of the words, the pictures, and the code, fonts and packages that draw. */
export function socialPicturePath(root: string, picture: SocialPicture): string {
  drawnBy ??= hashOfSources(sources)
  const photograph = pictureBytes(root, picture.image?.src)
  const files = [photograph, pictureBytes(root, picture.logo)]
  const sums = files.map((bytes) => bytes && hash('sha256', bytes))
  const sum = hash('sha256', [JSON.stringify(picture), drawnBy, ...sums].join())
  return `/media/social/${mediaName(picture.slug, photograph ? 'jpg' : 'png', sum)}`
}

/** Draws the pictures that social networks show with a link to a page. Cached in `root`. */
export function socialPictureDrawer(root: string) {
  const { cached } = openCache({ root, kind: 'social', sources })
  return async (picture: SocialPicture): Promise<Uint8Array> => {
    const photograph = pictureBytes(root, picture.image?.src)
    const logo = picture.logo && (await logoDrawing(root, picture))
    // Loads the drawing code and its libraries only if a picture isn't cached.
    return cached([JSON.stringify(picture), photograph ?? '', logo ?? ''], async () =>
      (await import('./draw.ts')).drawPicture(picture, { photograph, logo }),
    )
  }
}
