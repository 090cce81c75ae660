export {
  anchorsOf,
  type Entries,
  entriesByKind,
  idsIn,
  layoutAnchors,
  linkCounter,
  pageFinder,
  pagesIn,
} from './references.ts'
export { addressOf, isReserved, layoutOf, listedKinds, programOf } from './sections.ts'
