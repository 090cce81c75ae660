export * from './references.ts'
export { addressOf, isReserved, layoutOf, listedKinds, programOf } from './sections.ts'
