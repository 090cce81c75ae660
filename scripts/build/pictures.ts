import { statSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import { brochureOf } from '#content/schema/routes.ts'
import {
  type BrochureContent,
  brochureContent,
  brochures,
  isMadeByBuild,
} from '#scripts/make/brochures/index.ts'
import { type SocialPicture, socialPictureOf, socialPictures } from '#scripts/make/social/index.ts'
import type { Progress } from '#scripts/system/progress.ts'
import { runInWorkers } from '#scripts/system/workers.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'

/** A file of the site that takes long to make: a program's brochure, or a social picture. */
export type Picture =
  | { kind: 'brochure'; content: BrochureContent }
  | { kind: 'social'; content: SocialPicture }

/** Makes pictures, which are cached in `root`. */
export function pictureMakers(root: string) {
  const [brochure, social] = [brochures(root), socialPictures(root)]
  return {
    /** The path on the site. */
    pathOf: (picture: Picture): string =>
      picture.kind === 'brochure'
        ? `/brochures/${picture.content.slug}.pdf`
        : social.pathOf(picture.content),
    /** Finds a picture in the cache. */
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

/** The brochure of every program without a PDF of its own, and every social picture. */
export function picturesOf(root: string, { programs, pages, site }: Content): Picture[] {
  const without = programs.filter((program) => isMadeByBuild(root, program))
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

/** Writes pictures. Several processes make those that aren't cached in `root`. */
export async function placePictures(
  root: string,
  pictures: readonly Picture[],
  write: WriteFile,
  onProgress: Progress = () => {},
): Promise<void> {
  const makers = pictureMakers(root)
  let done = 0
  const place = (picture: Picture, bytes: Uint8Array) => {
    write(makers.pathOf(picture), bytes)
    done += 1
    onProgress(done, pictures.length)
  }
  const missing: Picture[] = []
  for (const picture of pictures) {
    const bytes = makers.find(picture)
    if (bytes) place(picture, bytes)
    else missing.push(picture)
  }
  await runInWorkers<{ root: string; picture: Picture }, Uint8Array>(
    missing.map((picture) => ({ root, picture })),
    {
      worker: path.join(import.meta.dirname, 'picture-worker.ts'),
      tasksPerProcess: 10,
      onMade: ({ picture }, bytes) => place(picture, bytes),
    },
  )
  makers.prune()
}

/** Adds the size of each brochure below `folder`, which the words of its links contain. */
export const withBrochureSizes = (content: Content, folder: string): Content => ({
  ...content,
  programs: content.programs.map((program) => {
    const file = statSync(path.join(folder, brochureOf(program)), { throwIfNoEntry: false })
    return file ? { ...program, brochureSize: Math.ceil(file.size / 1000) } : program
  }),
})
