import { brochureFile, brochurePath } from '#scripts/brochures/brochure.ts'
import type { BrochureInput } from '#scripts/brochures/sheet.ts'
import { cachePath } from '#scripts/media/cached-bytes.ts'
import type { SocialImage } from '#scripts/social/composed.ts'
import { socialFile } from '#scripts/social/social-image.ts'
import { socialKey, socialPath } from '#scripts/social/social-path.ts'

/** A file of the site that takes long to make: a program's brochure, or a social picture. */
export type Picture =
  | { kind: 'brochure'; input: BrochureInput }
  | { kind: 'social'; image: SocialImage }

/** Its path on the site. */
export const sitePath = (picture: Picture): string =>
  picture.kind === 'brochure' ? `/brochures/${picture.input.slug}.pdf` : socialPath(picture.image)

/** Its path in the cache, be it made or not. */
export const keptPath = (picture: Picture): string =>
  picture.kind === 'brochure'
    ? brochurePath(picture.input)
    : cachePath('social', socialKey(picture.image))

/** Makes it, unless the cache has it; returns its path in the cache. */
export const make = (picture: Picture): Promise<string> =>
  picture.kind === 'brochure' ? brochureFile(picture.input) : socialFile(picture.image)
