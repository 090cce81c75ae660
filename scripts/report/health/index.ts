export { healthReport } from './health-report.ts'
export { cell, columnNames, columns, formatHealth, isColumn, notes, sortBy } from './table.ts'
