export { checkDocument } from './check-document.ts'
export { checkProse } from './check-prose.ts'
