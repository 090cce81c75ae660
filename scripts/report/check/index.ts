export { contentWarnings } from './content-warnings.ts'
export { fixFiles } from './fix-files.ts'
export { jsonReport, showDiff } from './print.ts'
export { watchFolders } from './watch-folders.ts'
