import { hash } from 'node:crypto'
import { mediaName } from '../media.ts'
import { hashOfSources, openCache } from '#scripts/system/cache.ts'
import type { SocialPicture } from '#components/outputs/index.ts'

export const sources = [
  'scripts/outputs/social',
  'scripts/outputs/typst.ts',
  'scripts/outputs/pdf-words.ts',
  'scripts/outputs/fonts',
  'scripts/outputs/media.ts',
  'components/artwork',
  'content/schema/weaving.ts',
  'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json',
  'node_modules/sharp/package.json',
]

let drawnBy: string | undefined

/** The path on the site. Its hash is of the words, and of the code, fonts and packages that draw them. */
export function socialPicturePath(picture: SocialPicture): string {
  drawnBy ??= hashOfSources(sources)
  const sum = hash('sha256', JSON.stringify(picture) + drawnBy)
  return `/media/social/${mediaName(picture.slug, 'png', sum)}`
}

/** Draws the pictures that social networks show with a link to a page. Cached in `root`. */
export function socialPictureDrawer(root: string) {
  const { cached } = openCache({ root, kind: 'social', sources })
  return (picture: SocialPicture): Promise<Uint8Array> =>
    // Loads the drawing code and its libraries only if a picture isn't cached.
    cached([JSON.stringify(picture)], async () => (await import('./draw.ts')).drawPicture(picture))
}
