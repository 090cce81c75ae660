import { serveTasks } from '#scripts/system/workers.ts'
import { openProse, type ProseTask } from './check-prose.ts'

let prose: ReturnType<typeof openProse> | undefined

/** Checks the text of files, and leaves what it finds in the cache. */
serveTasks(async ({ root, today, documents }: ProseTask) => {
  prose ??= openProse(root, today)
  for (const document of documents) await prose.inFile(document)
})
