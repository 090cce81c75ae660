import { type BrochureContent, brochures } from '#scripts/make/brochures/index.ts'
import { type SocialPicture, socialPictures } from '#scripts/make/social/index.ts'

/** A file of the site that takes long to make: a program's brochure, or a social picture. */
export type Picture =
  | { kind: 'brochure'; content: BrochureContent }
  | { kind: 'social'; content: SocialPicture }

/** The pictures that are cached in `root`. */
export function pictureMakers(root: string) {
  const [brochure, social] = [brochures(root), socialPictures(root)]
  return {
    /** On the site. */
    pathOf: (picture: Picture): string =>
      picture.kind === 'brochure'
        ? `/brochures/${picture.content.slug}.pdf`
        : social.pathOf(picture.content),
    /** From the cache, if it is there. */
    find: (picture: Picture): Uint8Array | undefined =>
      picture.kind === 'brochure' ? brochure.find(picture.content) : social.find(picture.content),
    make: (picture: Picture): Promise<Uint8Array> =>
      picture.kind === 'brochure' ? brochure.make(picture.content) : social.make(picture.content),
    prune() {
      brochure.prune()
      social.prune()
    },
  }
}
