import { statSync } from 'node:fs'
import path from 'node:path'
import type { Content, Entry } from '#content/schema/collections.ts'
import type { Program } from '#content/schema/program.ts'
import { brochureOf } from '#content/schema/routes.ts'
import {
  type BrochureContent,
  brochureContent,
  brochures,
  isMadeByBuild,
} from '#scripts/make/brochures/index.ts'
import { type SocialPicture, socialPictureOf, socialPictures } from '#scripts/make/social/index.ts'
import { contentOfEach } from '#scripts/content/documents/index.ts'
import type { Progress } from '#scripts/system/progress.ts'
import { runInWorkers } from '#scripts/system/workers.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'

/** A file of the site that takes long to make: a program's brochure, or a social picture. */
export type Picture =
  | { kind: 'brochure'; content: BrochureContent }
  | { kind: 'social'; content: SocialPicture }

/** The file of a picture: its path on the site, and how to find it in the cache of `root` or make it. */
export function pictureFiles(root: string) {
  const [brochure, social] = [brochures(root), socialPictures(root)]
  return {
    fileOf: ({ kind, content }: Picture) =>
      kind === 'brochure' ? brochure.fileOf(content) : social.fileOf(content),
    prune() {
      brochure.prune()
      social.prune()
    },
  }
}

/** The brochure of every program without a PDF of its own, and every social picture, in all languages. */
export const picturesOf = (root: string, content: Content): Picture[] =>
  contentOfEach(content).flatMap((own) => {
    const { programs, pages, notices, site } = own
    const without = programs.filter((program) => isMadeByBuild(root, program))
    const brochures = without.map((program): Picture => ({
      kind: 'brochure',
      content: brochureContent(program, own),
    }))
    const social = [...pages, ...programs, ...notices].map((entry): Picture => ({
      kind: 'social',
      content: socialPictureOf(entry, site.name),
    }))
    return brochures.concat(social)
  })

/** Writes pictures. Several processes make those that aren't cached in `root`. */
export async function placePictures(
  root: string,
  pictures: readonly Picture[],
  write: WriteFile,
  onProgress: Progress,
): Promise<void> {
  const { fileOf, prune } = pictureFiles(root)
  let done = 0
  const place = (picture: Picture, bytes: Uint8Array) => {
    write(fileOf(picture).path, bytes)
    done += 1
    onProgress(done, pictures.length)
  }
  const missing: Picture[] = []
  for (const picture of pictures) {
    const bytes = fileOf(picture).find()
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
  prune()
}

/** The size of a program's brochure below `folder` in kB, if it is there. */
export function brochureSize(folder: string, program: Entry<Program>): number | undefined {
  const file = statSync(path.join(folder, brochureOf(program)), { throwIfNoEntry: false })
  return file && Math.ceil(file.size / 1000)
}
