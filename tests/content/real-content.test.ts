import { expect, it } from 'vitest'
import { createContentStore } from '#scripts/content/load.ts'
import { formatReport } from '#scripts/content/report.ts'

it('finds no fault in the content of this site', async () => {
  const { faults } = await createContentStore(process.cwd()).read()
  expect(formatReport(faults)).toBe('')
})
