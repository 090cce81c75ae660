export { hostFiles } from './host-files.ts'
export { originsIn } from './policy.ts'
export { hostRules } from './rules.ts'
