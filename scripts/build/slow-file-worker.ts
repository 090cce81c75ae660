import { serveTasks } from '#scripts/system/workers.ts'
import { type SlowFile, slowFileMaker } from './slow-files.ts'

let files: ReturnType<typeof slowFileMaker> | undefined

serveTasks(({ root, file }: { root: string; file: SlowFile }) => {
  files ??= slowFileMaker(root)
  return files.fileOf(file).make()
})
