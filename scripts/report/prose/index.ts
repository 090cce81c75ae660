export type { ProseChecker } from './prose-faults.ts'
