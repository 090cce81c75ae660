import { originalPath } from '#content/schema/languages.ts'
import type { Document } from '#scripts/content/documents/index.ts'
import { placeOfFile } from '#scripts/content/read/index.ts'
import type { Cache } from '#scripts/system/cache.ts'
import { serveTasks } from '#scripts/system/workers.ts'
import { checkFile } from './check-file.ts'
import { contentCache, type FileTask } from './open-content.ts'

let cache: Cache | undefined

/** Checks files, and leaves those without a fault in the cache. */
serveTasks(async ({ root, files }: FileTask) => {
  cache ??= contentCache(root)
  const read = new Map<string, Document>()
  for (const file of files) {
    const place = placeOfFile(file.path)
    const original = read.get(originalPath(file.path))
    if (place.kind !== undefined)
      read.set(file.path, await checkFile(file, place, { cache, original }))
  }
})
