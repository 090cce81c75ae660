export { formatReport, formatUnpublished, printReport, showDiff } from './report.ts'
