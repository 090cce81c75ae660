import type { Cache } from '#scripts/system/cache.ts'
import { serveTasks } from '#scripts/system/workers.ts'
import { contentCache, type FileTask, loadProse } from './check-ahead.ts'
import { readAll } from './compile-content.ts'

let cache: Cache | undefined
let prose: Awaited<ReturnType<typeof loadProse>> | undefined

/** Checks files and their texts. Leaves files without a fault, and what is said of texts, in the caches. */
serveTasks(async ({ root, files, proseDay }: FileTask) => {
  cache ??= contentCache(root)
  if (proseDay !== undefined) prose ??= await loadProse(root, proseDay)
  await readAll(files, { cache, onRead: (document) => prose?.inFile(document) })
})
