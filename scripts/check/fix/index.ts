export { applyFixes } from './apply-fixes.ts'
export { fixFiles } from './fix-files.ts'
