import { join } from 'node:path'
import { expect } from 'vitest'
import { createContentStore } from '#scripts/content/read/load.ts'
import { formatDiagnostic } from '#scripts/content/explain/report.ts'
import { readBuiltSite } from '#scripts/report/site/built-site.ts'
import { checkSite } from '#scripts/report/site/check-site.ts'
import { siteDiagnostics } from '#scripts/report/site/site-faults.ts'
import { test } from '#tests/support/site.ts'

test('the built site has no fault: links, files, heads, headings, structured data, sitemap', async ({
  siteRoot,
}) => {
  const site = await readBuiltSite(siteRoot)
  const { findings, pages } = await checkSite(join(siteRoot, 'dist/client'), site)
  const { documents, content } = await createContentStore(process.cwd()).read()
  // Beside the pages of the content there may be some of the site's own, such as the one for no network.
  expect(pages).toBeGreaterThanOrEqual(content?.routes.size ?? Number.NaN)
  expect(
    siteDiagnostics(findings, documents, site.base).map((diagnostic) =>
      formatDiagnostic(diagnostic),
    ),
  ).toEqual([])
})
