export { proseChecker } from './check-prose.ts'
export type { ProseChecker } from './check-prose.ts'
