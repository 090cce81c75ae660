import { healthReport, isColumn } from '#scripts/report/health/index.ts'
import { guidePage, writersPage } from '#scripts/write/guide/index.ts'
import { HealthTable } from './HealthTable.tsx'

/** The pages for writers by their address; `sort` is the column that the address names. */
export const writersPages: Record<string, (root: string, sort: string) => Promise<string>> = {
  '/__writing': guidePage,
  '/__health': healthPage,
}

async function healthPage(root: string, sort: string): Promise<string> {
  const health = await healthReport(root)
  const column = isColumn(sort) ? sort : 'open'
  const content = <HealthTable health={health} sort={column} />
  return writersPage({ address: '/__health', title: 'Health of the texts', content })
}
