import { mediaName } from '#scripts/make/media/index.ts'
import { openCache } from '#scripts/system/cache.ts'
import type { SocialPicture } from './draw.ts'

export type { SocialPicture } from './draw.ts'

/** Everything whose code draws the pictures. */
export const sources = [
  'scripts/make/social',
  'scripts/make/typst',
  'components/artwork',
  'content/schema/weaving.ts',
]

const keyOf = (picture: SocialPicture) => [JSON.stringify(picture)]

/** The pictures that networks show beside a link to a page or program, cached in `root`. */
export function socialPictures(root: string) {
  const cache = openCache({ root, kind: 'social', sources })
  return {
    /** On the site: `/media/social/about.1a2b3c4d.png`. It changes whenever the picture may. */
    pathOf: (picture: SocialPicture): string =>
      `/media/social/${mediaName(picture.slug, 'png', cache.hashOf(keyOf(picture)))}`,
    /** From the cache, if it is there. */
    find: (picture: SocialPicture): Uint8Array | undefined => cache.get(keyOf(picture)),
    make: (picture: SocialPicture): Promise<Uint8Array> =>
      cache.cached(keyOf(picture), async () => (await import('./draw.ts')).drawPicture(picture)),
    prune: cache.prune,
  }
}
