export { proseChecker, type ProseChecker } from './check-prose.ts'
