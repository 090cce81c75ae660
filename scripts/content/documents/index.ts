export { type Component, componentTable, propsOf } from './components.ts'
export { areCollections, entriesIn, entriesOf, pictureAddresses } from './entries.ts'
export { flagsInFields, flagsInText, withoutFlags } from './flags.ts'
export {
  addressesIn,
  annotatedFields,
  annotatedProps,
  isReadWhole,
  linksOf,
  linkedFilesIn,
  mentionsInFields,
  mentionsInText,
  placesOf,
} from './mentions.ts'
export { placeholdersEnd, withoutPlaceholders } from './placeholders.ts'
export {
  fieldOfReason,
  isAlwaysThere,
  publicationOf,
  requiredFiles,
  unpublishedEntries,
  unpublishedOn,
} from './publication.ts'
export type {
  CompileResult,
  Document,
  FileCheck,
  Flag,
  Publication,
  SourceFile,
  UnpublishedEntry,
} from './types.ts'
export { withUpcoming } from './upcoming.ts'
