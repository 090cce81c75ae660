export { changedSince, openContent, type OpenedContent } from './open-content.ts'
export { attributesOfHtml, htmlTags, inlineElements } from './markdown/html-tags.ts'
export { anchorsOf, entriesByKind, linkCounter, pagesIn } from './check/references.ts'
export { isNeutralAddress } from './check/flags.ts'
export { checkDuplicates } from './check/across.ts'
export { addressOf, programOf } from './check/sections.ts'
export { entriesIn, pictureAddresses } from './entries.ts'
export { describe, explain, layoutsOf, type Field } from './describe.ts'
export { valueAt, type DataPath } from './walk-fields.ts'
export { formatUnpublished, unpublishedOn } from './check/publication.ts'
export { inYaml } from './explain/explain-issue.ts'
export { show } from './explain/issue-words.ts'
export {
  byPlace,
  compare,
  diagnosticIn,
  placeAt,
  type Diagnostic,
  type LocalDiagnostic,
  type Fix,
} from './explain/diagnostic.ts'
export { withoutMarks } from './explain/meant.ts'
export { months, monthOf } from './explain/days.ts'
export { didYouMean, mistakes } from './explain/suggest.ts'
export { formatReport, placeOf, printReport, sentenceOf, usesColour } from './explain/report.ts'
export { rules, type RuleId } from './explain/rules.ts'
export {
  addressesIn,
  annotatedFields,
  annotatedProps,
  isReadWhole,
  linksOf,
  placesOf,
} from './check/document.ts'
export { inspectImage } from './read/inspect-picture.ts'
export { listFiles } from './read/list-files.ts'
export { withoutLeftOvers } from './read/public-files.ts'
export { placeOfFile } from './read/place-of-file.ts'
export type { CompileResult, Document, Flag } from './types.ts'
export { slugOf } from './slug.ts'
