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

/** Why a picture can't be shown, empty if it can, whether it says where it was taken, and the width of a photo. */
export type Inspected = {
  readonly reason: string
  readonly hasPlace: boolean
  readonly width?: number | undefined
}

/** A picture of 50 megapixels takes 5 seconds on an old computer. */
const seconds = 20
const tooCostly = 'the picture takes too long to draw; simplify it, or export it as PNG'

/** The files that can't be shown, each with the reason, the pictures that tell their place, and the widths of photos. */
export async function inspectFiles(
  root: string,
  files: readonly ListedFile[],
  cache: Pick<Cache, 'get' | 'set'>,
  limit = seconds,
) {
  const unusable = new Map<string, string>()
  const placed: string[] = []
  const widths = new Map<string, number>()
  const note = (path: string, { reason, hasPlace, width }: Inspected) => {
    if (reason !== '') unusable.set(path, reason)
    if (hasPlace) placed.push(path)
    if (width !== undefined) widths.set(path, width)
  }
  const noteReason = (path: string, reason: string) => note(path, { reason, hasPlace: false })
  const unknown: PictureTask[] = []
  for (const { path } of files) {
    if (/\.pdf$/i.test(path)) noteReason(path, notPdf(readAtMost(join(root, path), 1024)))
    if (!isPictureName(path)) continue
    const key = ['picture', hash('sha256', readAtMost(join(root, path), maxBytes))]
    const known = cache.get(key)
    if (known) note(path, JSON.parse(known.toString()))
    else unknown.push({ root, path, key })
  }
  // A drawing can hold its process for hours.
  await runInWorkers<PictureTask, Inspected>(unknown, {
    worker: join(import.meta.dirname, 'picture-worker.ts'),
    tasksPerProcess: 10,
    onMade: ({ path, key }, inspected) => {
      cache.set(key, JSON.stringify(inspected))
      note(path, inspected)
    },
    limit: { seconds: limit, onLate: ({ path }) => noteReason(path, tooCostly) },
  })
  return { unusable, placed, widths }
}
