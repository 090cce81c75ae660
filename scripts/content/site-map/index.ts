export * from './references.ts'
export {
  addressesOf,
  addressOf,
  bodyOf,
  isReserved,
  layoutOf,
  listedKinds,
  onlyProgramOf,
  programOf,
} from './sections.ts'
