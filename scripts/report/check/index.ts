export { fixFiles } from './fix-files.ts'
export { jsonReport, showDiff } from './print.ts'
export { watchFolders } from './watch-folders.ts'
