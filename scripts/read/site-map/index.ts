export * from './references.ts'
export {
  addressesOf,
  addressOf,
  bodyOf,
  isReserved,
  layoutOf,
  listedKinds,
  onlyPageOf,
  referencesIn,
} from './sections.ts'
