import { serveTasks } from '#scripts/system/workers.ts'
import { type SlowFile, slowFileMaker } from './slow-files.ts'

let maker: ReturnType<typeof slowFileMaker> | undefined

serveTasks(({ root, file }: { root: string; file: SlowFile }) => {
  maker ??= slowFileMaker(root)
  return maker.fileOf(file).make()
})
