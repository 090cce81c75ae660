import { hash } from 'node:crypto'
import { join } from 'node:path'
import {
  isPictureName,
  type ListedFile,
  maxBytes,
  notPdf,
  readAtMost,
} from '#scripts/content/read/index.ts'
import type { Cache, CacheKey } from '#scripts/system/cache.ts'
import { runInWorkers } from '#scripts/system/workers.ts'

export type PictureTask = { readonly root: string; readonly path: string; readonly key: CacheKey }

/** Why a picture or PDF can't be shown, whether a picture says where it was taken, and the width of a photo. */
export type Inspected = {
  readonly reason?: string | undefined
  readonly hasPlace?: boolean
  readonly width?: number | undefined
}

/** A picture of 50 megapixels takes 5 seconds on an old computer. */
const seconds = 20
const tooCostly = 'the picture takes too long to draw; simplify it, or export it as PNG'

/** What is found in the pictures and PDFs among files, by their paths. */
export async function inspectFiles(
  root: string,
  files: readonly ListedFile[],
  cache: Pick<Cache, 'get' | 'set'>,
  limit = seconds,
) {
  const found = new Map<string, Inspected>()
  const unknown: PictureTask[] = []
  for (const { path } of files) {
    if (/\.pdf$/i.test(path))
      found.set(path, { reason: notPdf(readAtMost(join(root, path), 1024)) })
    if (!isPictureName(path)) continue
    const key = ['picture', hash('sha256', readAtMost(join(root, path), maxBytes))]
    const known = cache.get(key)
    if (known) found.set(path, JSON.parse(known.toString()))
    else unknown.push({ root, path, key })
  }
  // A drawing can hold its process for hours.
  await runInWorkers<PictureTask, Inspected>(unknown, {
    worker: join(import.meta.dirname, 'picture-worker.ts'),
    tasksPerProcess: 10,
    onMade: ({ path, key }, inspected) => {
      cache.set(key, JSON.stringify(inspected))
      found.set(path, inspected)
    },
    limit: { seconds: limit, onLate: ({ path }) => found.set(path, { reason: tooCostly }) },
  })
  return found
}
