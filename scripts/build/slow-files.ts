import { statSync } from 'node:fs'
import path from 'node:path'
import type { Content, Entry } from '#content/schema/collections.ts'
import type { Program } from '#content/schema/program.ts'
import { brochureOf, hasOwnBrochure } from '#content/schema/routes.ts'
import { type BrochureContent, brochureContent, brochures } from '#scripts/make/brochures/index.ts'
import { type SocialPicture, socialPictureOf, socialPictures } from '#scripts/make/social/index.ts'
import { contentOfEach } from '#scripts/content/documents/index.ts'
import type { Progress } from '#scripts/system/progress.ts'
import { runInWorkers } from '#scripts/system/workers.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'

/** A file of the site that takes long to make: a program's brochure, or a social picture. */
export type SlowFile =
  | { kind: 'brochure'; content: BrochureContent }
  | { kind: 'social'; content: SocialPicture }

/** The path of a file on the site, and how to find it in the cache of `root` or make it. */
export function slowFileMaker(root: string) {
  const [brochure, social] = [brochures(root), socialPictures(root)]
  return {
    fileOf: ({ kind, content }: SlowFile) =>
      kind === 'brochure' ? brochure.fileOf(content) : social.fileOf(content),
    prune() {
      brochure.prune()
      social.prune()
    },
  }
}

/** The brochure of every program without a PDF of its own, and every social picture, in all languages. */
export const slowFilesOf = (content: Content): SlowFile[] =>
  contentOfEach(content).flatMap((own) => {
    const { programs, pages, notices, site } = own
    const without = programs.filter((program) => !hasOwnBrochure(program))
    const brochures = without.map((program): SlowFile => ({
      kind: 'brochure',
      content: brochureContent(program, own),
    }))
    const social = [...pages, ...programs, ...notices].map((entry): SlowFile => ({
      kind: 'social',
      content: socialPictureOf(entry, site.name),
    }))
    return brochures.concat(social)
  })

/** Writes the files. Several processes make those that aren't cached in `root`. */
export async function placeSlowFiles(
  root: string,
  files: readonly SlowFile[],
  write: WriteFile,
  onProgress: Progress,
): Promise<void> {
  const { fileOf, prune } = slowFileMaker(root)
  let done = 0
  const place = (file: SlowFile, bytes: Uint8Array) => {
    write(fileOf(file).path, bytes)
    done += 1
    onProgress(done, files.length)
  }
  const missing: SlowFile[] = []
  for (const file of files) {
    const bytes = fileOf(file).find()
    if (bytes) place(file, bytes)
    else missing.push(file)
  }
  await runInWorkers<{ root: string; file: SlowFile }, Uint8Array>(
    missing.map((file) => ({ root, file })),
    {
      worker: path.join(import.meta.dirname, 'slow-file-worker.ts'),
      tasksPerProcess: 10,
      onMade: ({ file }, bytes) => place(file, bytes),
    },
  )
  prune()
}

/** The size of a program's brochure below `folder` in kB, if it is there. */
export function brochureSize(folder: string, program: Entry<Program>): number | undefined {
  const file = statSync(path.join(folder, brochureOf(program)), { throwIfNoEntry: false })
  return file && Math.ceil(file.size / 1000)
}
