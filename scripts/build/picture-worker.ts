import { answerEach } from '#scripts/system/pool/answer.ts'
import { type Picture, pictureMakers } from './picture.ts'

const makers = new Map<string, ReturnType<typeof pictureMakers>>()

/** Makes pictures that the cache in `root` doesn't hold. */
answerEach(async ({ root, picture }: { root: string; picture: Picture }) => {
  const known = makers.get(root) ?? pictureMakers(root)
  makers.set(root, known)
  return known.make(picture)
})
