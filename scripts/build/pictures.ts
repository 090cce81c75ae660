import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { brochureInput } from '#scripts/make/brochures/index.ts'
import type { Content } from '#content/schema/collections.ts'
import { shareOut } from '#scripts/system/pool/pool.ts'
import { socialImageOf } from '#scripts/make/social/index.ts'
import { kept, type Picture, sitePath } from './picture.ts'

/**
 * The brochure of every program that names no PDF of its own (decision 5), and the social picture
 * of every page and program.
 */
export async function picturesOf(root: string, content: Content): Promise<Picture[]> {
  const { programs, pages, site } = content
  const without = programs.filter(({ data }) => data.brochureLink === undefined)
  const inputs = await Promise.all(without.map((program) => brochureInput(root, program, site)))
  return [
    ...inputs.map((input): Picture => ({ kind: 'brochure', input })),
    ...[...pages, ...programs].map((entry): Picture => ({
      kind: 'social',
      image: socialImageOf(entry, site.name),
    })),
  ]
}

/**
 * Puts pictures into the folder of the site; those that the cache does not have are made by several
 * processes. `onProgress` is told after each one how many are there.
 */
export async function placePictures(
  pictures: readonly Picture[],
  folder: string,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<void> {
  let done = 0
  const place = async (picture: Picture, file: string) => {
    const target = path.join(folder, sitePath(picture))
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(file, target)
    done += 1
    onProgress(done, pictures.length)
  }
  const wanting: Picture[] = []
  for (const picture of pictures) {
    const file = await kept(picture)
    if (file !== undefined) await place(picture, file)
    else wanting.push(picture)
  }
  await shareOut(wanting, {
    worker: path.join(import.meta.dirname, 'picture-worker.ts'),
    tasksAProcess: 10,
    onMade: place,
  })
}
