import { type BrochureInput, brochures } from '#scripts/make/brochures/index.ts'
import { type SocialPicture, socialPictures } from '#scripts/make/social/index.ts'

/** A file of the site that takes long to make: a program's brochure, or a social picture. */
export type Picture =
  | { kind: 'brochure'; input: BrochureInput }
  | { kind: 'social'; input: SocialPicture }

/** The pictures that are cached in `root`. */
export function pictureMakers(root: string) {
  const [brochure, social] = [brochures(root), socialPictures(root)]
  return {
    /** On the site. */
    pathOf: (picture: Picture): string =>
      picture.kind === 'brochure'
        ? `/brochures/${picture.input.slug}.pdf`
        : social.pathOf(picture.input),
    /** From the cache, if it is there. */
    find: (picture: Picture): Uint8Array | undefined =>
      picture.kind === 'brochure' ? brochure.find(picture.input) : social.find(picture.input),
    make: (picture: Picture): Promise<Uint8Array> =>
      picture.kind === 'brochure' ? brochure.make(picture.input) : social.make(picture.input),
    prune() {
      brochure.prune()
      social.prune()
    },
  }
}
