import { placeOfFile } from '#scripts/content/read/index.ts'
import type { Cache } from '#scripts/system/cache.ts'
import { serveTasks } from '#scripts/system/workers.ts'
import { checkFile } from './check-file.ts'
import { contentCache, type FileTask } from './open-content.ts'

let cache: Cache | undefined

/** Checks files, and leaves those without a fault in the cache. */
serveTasks(async ({ root, files }: FileTask) => {
  cache ??= contentCache(root)
  for (const file of files) {
    const place = placeOfFile(file.path)
    if (place.kind !== undefined) await checkFile(file, place, { cache })
  }
})
