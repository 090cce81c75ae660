export { checkFile } from './check-file.ts'
export { compileDocuments } from './compile-content.ts'
export { changedSince, openContent, type OpenedContent } from './open-content.ts'
export { isRight } from './in-language.ts'
