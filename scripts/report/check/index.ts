export { contentWarnings } from './content-warnings.ts'
export { jsonReport } from './json-report.ts'
export { watchFolders } from './watch-folders.ts'
