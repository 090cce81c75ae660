import { expect } from 'vitest'
import { openContent } from '#scripts/content/open-content.ts'
import { formatDiagnostic } from '#scripts/content/explain/report.ts'
import { openBuiltSite, routeOfFile } from '#scripts/report/site/built-site.ts'
import { checkSite } from '#scripts/report/site/check-site.ts'
import { contentDiagnostics } from '#scripts/report/site/content-lines.ts'
import { anchorsOf, entriesByKind } from '#scripts/content/index.ts'
import { routeOf } from '#content/schema/routes.ts'
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

test('an id that is neither of the text nor a link target begins with _, which no heading can', async ({
  siteRoot,
}) => {
  const site = await openBuiltSite(siteRoot)
  const { documents } = await openContent(process.cwd())
  for (const file of site.pages) {
    const document = documents.find((each) => routeOf(each) === routeOfFile(file))
    const anchors = document && anchorsOf(document, entriesByKind(documents))
    const ids = Array.from(site.read(file).matchAll(/ id="([^"]*)"/g), ([, id = '']) => id)
    expect(ids).toContain('_main')
    expect(ids.filter((id) => !id.startsWith('_') && !anchors?.has(id))).toEqual([])
  }
})
