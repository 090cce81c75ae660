export { jsonReport, showDiff } from './print.ts'
export { formatReport, formatUnpublished, printReport } from './report.ts'
