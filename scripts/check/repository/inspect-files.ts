import { hash } from 'node:crypto'
import { join } from 'node:path'
import {
  inspectImage,
  isPictureName,
  type ListedFile,
  maxBytes,
  notPdf,
  readAtMost,
  tellsPlace,
} from '#scripts/read/files/index.ts'
import type { Cache } from '#scripts/system/cache.ts'

/** Why a picture or PDF can't be shown, whether a picture says where it was taken, and its width in pixels. */
export type Inspected = {
  readonly reason?: string | undefined
  readonly hasPlace?: boolean
  readonly width?: number | undefined
}

/** Inspects the pictures and PDFs among files. Returns the results by path. */
export async function inspectFiles(root: string, files: readonly ListedFile[], cache: Cache) {
  const found = new Map<string, Inspected>()
  for (const { path } of files) {
    const file = join(root, path)
    if (/\.pdf$/i.test(path)) found.set(path, { reason: notPdf(readAtMost(file, 1024)) })
    else if (isPictureName(path)) {
      const bytes = readAtMost(file, maxBytes)
      const inspected = await cache.cached(['picture', hash('sha256', bytes)], async () => {
        const { reason, width } = await inspectImage(bytes)
        return JSON.stringify({ reason, hasPlace: await tellsPlace(bytes), width })
      })
      found.set(path, JSON.parse(inspected.toString()))
    }
  }
  return found
}
