export { checkFile } from './check-file.ts'
export { compileDocuments, isRight } from './compile-content.ts'
export { changedSince, openContent, type OpenedContent } from './open-content.ts'
