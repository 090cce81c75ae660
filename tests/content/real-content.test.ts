import { expect, it } from 'vitest'
import { contentWarnings } from '#scripts/report/check/content-warnings.ts'
import { createContentStore } from '#scripts/content/read/load.ts'

it('finds neither a fault nor a warning in the content of the site', async () => {
  const { content, diagnostics } = await createContentStore(process.cwd()).read()
  expect(diagnostics).toEqual([])
  expect(content && (await contentWarnings(process.cwd(), content))).toEqual([])
})
