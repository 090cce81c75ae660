import { join } from 'node:path'
import type { Cache } from '#scripts/system/cache.ts'
import { runInWorkers } from '#scripts/system/workers.ts'
import {
  isPictureName,
  type ListedFile,
  maxBytes,
  notPdf,
  readAtMost,
} from '#scripts/content/read/index.ts'

/** A picture to inspect: its path in `root`. */
export type PictureTask = { readonly root: string; readonly path: string }

/** A picture of 50 megapixels takes 5 seconds on an old computer. */
const seconds = 20
const tooCostly = 'the picture takes too long to draw; simplify it, or export it as PNG'

/** The pictures and PDFs that can't be shown (too large, damaged, of another type), each with the reason. */
export async function unusableFiles(
  root: string,
  files: readonly ListedFile[],
  cache: Pick<Cache, 'get' | 'set'>,
  limit = seconds,
): Promise<ReadonlyMap<string, string>> {
  const unusable = new Map<string, string>()
  const note = (path: string, reason: string) => {
    if (reason !== '') unusable.set(path, reason)
  }
  const keyOf = (path: string) => ['picture', readAtMost(join(root, path), maxBytes)]
  const unknown: PictureTask[] = []
  for (const { path } of files) {
    if (/\.pdf$/i.test(path)) note(path, notPdf(readAtMost(join(root, path), 1024)))
    if (!isPictureName(path)) continue
    const known = cache.get(keyOf(path))
    if (known) note(path, known.toString())
    else unknown.push({ root, path })
  }
  // A drawing can hold its process for hours.
  await runInWorkers<PictureTask, string>(unknown, {
    worker: join(import.meta.dirname, 'picture-worker.ts'),
    tasksPerProcess: 10,
    onMade: ({ path }, reason) => {
      cache.set(keyOf(path), reason)
      note(path, reason)
    },
    limit: { seconds: limit, onLate: ({ path }) => note(path, tooCostly) },
  })
  return unusable
}
