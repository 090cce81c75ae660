export { formatReport, formatUnpublished, jsonReport, printReport, showDiff } from './report.ts'
