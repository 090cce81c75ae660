import { type BrochureInput, brochureKey } from '#scripts/make/brochures/index.ts'
import { keptFile } from '#scripts/make/media/index.ts'
import { type SocialImage, socialKey, socialPath } from '#scripts/make/social/index.ts'

/** A file of the site that takes long to make: a program's brochure, or a social picture. */
export type Picture =
  | { kind: 'brochure'; input: BrochureInput }
  | { kind: 'social'; image: SocialImage }

/** Its path on the site. */
export const sitePath = (picture: Picture): string =>
  picture.kind === 'brochure' ? `/brochures/${picture.input.slug}.pdf` : socialPath(picture.image)

/** Its path in the cache, if it is there. */
export const kept = (picture: Picture): Promise<string | undefined> =>
  picture.kind === 'brochure'
    ? keptFile('brochures', brochureKey(picture.input))
    : keptFile('social', socialKey(picture.image))
