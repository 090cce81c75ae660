export { type ColumnName, cell, columnNames, columns, isColumn, sortBy } from './columns.ts'
export { formatHealth, notes } from './format-health.ts'
export { type FileHealth, type Health, healthReport } from './health-report.ts'
