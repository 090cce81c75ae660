import { originalPath } from '#content/schema/languages.ts'
import type { Document } from '#scripts/content/documents/index.ts'
import { placeOfFile } from '#scripts/content/read/index.ts'
import type { Cache } from '#scripts/system/cache.ts'
import { serveTasks } from '#scripts/system/workers.ts'
import { contentCache, type FileTask, loadProse } from './check-ahead.ts'
import { checkFile } from './check-file.ts'

let cache: Cache | undefined
let prose: Awaited<ReturnType<typeof loadProse>> | undefined

/** Checks files and their texts. Leaves files without a fault, and what is said of texts, in the caches. */
serveTasks(async ({ root, files, proseDay }: FileTask) => {
  cache ??= contentCache(root)
  if (proseDay !== undefined) prose ??= await loadProse(root, proseDay)
  const read = new Map<string, Document>()
  for (const file of files) {
    const place = placeOfFile(file.path)
    if (place.kind === undefined) continue
    const original = read.get(originalPath(file.path))
    const document = await checkFile(file, place, { cache, original })
    read.set(file.path, document)
    // Directly after the check, which has read the Markdown.
    await prose?.inFile(document)
  }
})
