export { describe, explain, layoutsOf } from './describe.ts'
export type { Field } from './describe.ts'
