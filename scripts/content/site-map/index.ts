export * from './references.ts'
export {
  addressOf,
  isReserved,
  layoutOf,
  listedKinds,
  onlyProgramOf,
  programOf,
} from './sections.ts'
