import { serveTasks } from '#scripts/system/workers.ts'
import { type Picture, pictureFiles } from './pictures.ts'

let files: ReturnType<typeof pictureFiles> | undefined

serveTasks(({ root, picture }: { root: string; picture: Picture }) => {
  files ??= pictureFiles(root)
  return files.fileOf(picture).make()
})
