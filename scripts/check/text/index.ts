export { checkDocument } from './check-document.ts'
export { checkProse, dictionaryRules } from './check-prose.ts'
export { textRules } from './rules/index.ts'
