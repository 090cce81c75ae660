export * from './diagnostic.ts'
export { type RuleId, rules } from './rules.ts'
export * from './suggest.ts'
