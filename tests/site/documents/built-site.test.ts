import { expect } from 'vitest'
import { openContent } from '#scripts/content/open-content.ts'
import { formatDiagnostic } from '#scripts/content/explain/report.ts'
import { openBuiltSite } from '#scripts/report/site/built-site.ts'
import { checkSite } from '#scripts/report/site/check-site.ts'
import { contentDiagnostics } from '#scripts/report/site/content-lines.ts'
import { test } from '#tests/support/site.ts'

test('the built site has no fault: links, files, heads, headings, structured data, sitemap', async ({
  siteRoot,
}) => {
  const site = await openBuiltSite(siteRoot)
  const { found, pages } = checkSite(site)
  const { documents, content } = await openContent(process.cwd())
  // The site adds pages of its own, such as the offline page.
  expect(pages).toBeGreaterThanOrEqual(content?.routes.size ?? Number.NaN)
  expect(
    contentDiagnostics(found, documents, site).map((diagnostic) => formatDiagnostic(diagnostic)),
  ).toEqual([])
})
