import { expect, it } from 'vitest'
import { contentWarnings } from '#scripts/report/check/content-warnings.ts'
import { openContent } from '#scripts/content/open-content.ts'
import { proseChecker } from '#scripts/report/prose/index.ts'
import { lineOf } from './small-site.ts'

const root = process.cwd()

it('finds neither a fault nor a warning in the content of the site', async () => {
  const { content, diagnostics } = await openContent(root)
  expect(diagnostics).toEqual([])
  expect(content && (await contentWarnings(root, content))).toEqual([])
})

it('the text of this site follows every rule, or says why not', async () => {
  const { documents } = await openContent(root)
  expect((await proseChecker(root)(documents)).map(lineOf)).toEqual([])
})
