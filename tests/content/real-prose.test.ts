import { expect, it } from 'vitest'
import { openContent } from '#scripts/content/open-content.ts'
import { formatDiagnostic } from '#scripts/content/explain/report.ts'
import { proseChecker } from '#scripts/report/prose/index.ts'

it('the text of this site follows every rule, or says why not', async () => {
  const { documents } = await openContent(process.cwd())
  const checkProse = proseChecker(process.cwd())
  expect((await checkProse(documents)).map((diagnostic) => formatDiagnostic(diagnostic))).toEqual(
    [],
  )
})
