export * from './references.ts'
export {
  addressesOf,
  addressOf,
  isReserved,
  layoutOf,
  listedKinds,
  onlyProgramOf,
  programOf,
} from './sections.ts'
