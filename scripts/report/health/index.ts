export { HealthTable } from './HealthTable.tsx'
export { columns, isColumn } from './columns.ts'
export { formatHealth } from './format-health.ts'
export { healthReport } from './health-report.ts'
