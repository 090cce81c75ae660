export {
  byPlace,
  compare,
  completeDiagnostics,
  type Diagnostic,
  diagnosticIn,
  type DiagnosticText,
  fileStart,
  type Fix,
  type LocalDiagnostic,
  placeAt,
  type Placed,
  placeOf,
  sentenceOf,
} from './diagnostic.ts'
export { type RuleId, rules } from './rules.ts'
export {
  didYouMean,
  inOtherCase,
  mistakes,
  questionAbout,
  suggest,
  unambiguous,
} from './suggest.ts'
