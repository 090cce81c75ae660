export * from './diagnostic.ts'
export * from './suggest.ts'
