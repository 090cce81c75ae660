export { cell, columnNames, columns, isColumn, sortBy } from './columns.ts'
export { formatHealth, notes } from './format-health.ts'
export { healthReport } from './health-report.ts'
