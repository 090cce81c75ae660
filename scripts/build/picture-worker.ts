import { serveTasks } from '#scripts/system/workers.ts'
import { type Picture, pictureMakers } from './pictures.ts'

const makers = new Map<string, ReturnType<typeof pictureMakers>>()

/** Makes pictures that the cache in `root` doesn't hold. */
serveTasks(async ({ root, picture }: { root: string; picture: Picture }) => {
  const known = makers.get(root) ?? pictureMakers(root)
  makers.set(root, known)
  return known.make(picture)
})
