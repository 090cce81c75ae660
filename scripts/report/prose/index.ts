export { type ProseChecker, proseChecker } from './check-prose.ts'
