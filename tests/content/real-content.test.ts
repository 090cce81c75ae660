import { expect, it } from 'vitest'
import { contentWarnings } from '#scripts/report/check/content-warnings.ts'
import { openContent } from '#scripts/content/open-content.ts'

it('finds neither a fault nor a warning in the content of the site', async () => {
  const { content, diagnostics } = await openContent(process.cwd())
  expect(diagnostics).toEqual([])
  expect(content && (await contentWarnings(process.cwd(), content))).toEqual([])
})
