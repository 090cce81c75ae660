import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import { brochureContent } from '#scripts/make/brochures/index.ts'
import { socialPictureOf } from '#scripts/make/social/index.ts'
import { shareOut } from '#scripts/system/pool/pool.ts'
import { type Picture, pictureMakers } from './picture.ts'

/**
 * The brochure of every program that names no PDF of its own (decision 5), and the social picture
 * of every page and program.
 */
export function picturesOf({ programs, pages, site }: Content): Picture[] {
  const without = programs.filter(({ data }) => data.brochureLink === undefined)
  return [
    ...without.map((program): Picture => ({
      kind: 'brochure',
      content: brochureContent(program, site),
    })),
    ...[...pages, ...programs].map((entry): Picture => ({
      kind: 'social',
      content: socialPictureOf(entry, site.name),
    })),
  ]
}

/**
 * Puts pictures into the folder of the site; those that the cache in `root` does not have are made
 * by several processes. `onProgress` is told after each one how many are there.
 */
export async function placePictures(
  root: string,
  pictures: readonly Picture[],
  folder: string,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<void> {
  const makers = pictureMakers(root)
  let done = 0
  const place = async (picture: Picture, bytes: Uint8Array) => {
    const target = path.join(folder, makers.pathOf(picture))
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, bytes)
    done += 1
    onProgress(done, pictures.length)
  }
  const missing: Picture[] = []
  for (const picture of pictures) {
    const bytes = makers.find(picture)
    if (bytes) await place(picture, bytes)
    else missing.push(picture)
  }
  await shareOut<{ root: string; picture: Picture }, Uint8Array>(
    missing.map((picture) => ({ root, picture })),
    {
      worker: path.join(import.meta.dirname, 'picture-worker.ts'),
      tasksAProcess: 10,
      onMade: ({ picture }, bytes) => place(picture, bytes),
    },
  )
  makers.prune()
}
