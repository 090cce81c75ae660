export { jsonReport, showDiff } from './print.ts'
export { formatReport, formatUnpublished, printReport, usesColour } from './report.ts'
