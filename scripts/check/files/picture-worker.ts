import { join } from 'node:path'
import { serveTasks } from '#scripts/system/workers.ts'
import { inspectImage, maxBytes, readAtMost } from '#scripts/content/read/index.ts'
import type { PictureTask } from './unusable-files.ts'

/** Says why a picture can't be shown; empty if it can. */
serveTasks(async ({ root, path }: PictureTask) => {
  const { reason = '' } = await inspectImage(readAtMost(join(root, path), maxBytes))
  return reason
})

// Without this, a process whose command was stopped would first finish its drawing.
process.on('exit', () => process.kill(process.pid, 'SIGKILL'))
