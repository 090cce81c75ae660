import { join } from 'node:path'
import { serveTasks } from '#scripts/system/workers.ts'
import { inspectImage, maxBytes, readAtMost, tellsPlace } from '#scripts/content/read/index.ts'
import type { Inspected, PictureTask } from './inspect-files.ts'

serveTasks(async ({ root, path }: PictureTask): Promise<Inspected> => {
  const bytes = readAtMost(join(root, path), maxBytes)
  const { reason, type, width } = await inspectImage(bytes)
  // A drawing is sharp at every width.
  return { reason, hasPlace: await tellsPlace(bytes), width: type === 'svg' ? undefined : width }
})

// Without this, a process whose command was stopped would first finish its drawing.
process.on('exit', () => process.kill(process.pid, 'SIGKILL'))
