import { today } from '#scripts/system/settings.ts'
import { expect } from 'vitest'
import { openContent } from '#scripts/check/content/open-content.ts'
import type { Diagnostic } from '#scripts/content/diagnostics/diagnostic.ts'
import { formatReport } from '#scripts/report/terminal/report.ts'
import { openBuiltSite, routeOfFile } from '#scripts/check/built/built-site.ts'
import { checkSite } from '#scripts/check/built/check-site.ts'
import { contentDiagnostics } from '#scripts/check/built/content-lines.ts'
import { anchorsOf, entriesByKind } from '#scripts/content/site-map/references.ts'
import { offlineRoute } from '#content/schema/routes.ts'
import { test } from '#tests/support/site.ts'

const faultsIn = (diagnostics: readonly Diagnostic[]) =>
  formatReport(diagnostics.filter(({ severity }) => severity === 'error'))

test('the content and the built site have no fault: routes, links, files, heads, headings, structured data, sitemap', async ({
  siteRoot,
  sources,
}) => {
  const site = await openBuiltSite(siteRoot)
  const { found, pages } = checkSite(site)
  const { documents, content, diagnostics } = await openContent(sources, today())
  expect(faultsIn(diagnostics)).toBe('')
  const built = site.pages.map(routeOfFile).filter((route) => route !== offlineRoute)
  expect(built.toSorted()).toEqual(Array.from(content?.routes.keys() ?? []).toSorted())
  expect(pages).toBe(site.pages.length)
  expect(faultsIn(contentDiagnostics(found, documents, site))).toBe('')
})

test('an id that is neither of the text nor a link target begins with _, which no heading can', async ({
  siteRoot,
  sources,
}) => {
  const site = await openBuiltSite(siteRoot)
  const { documents, content } = await openContent(sources, today())
  for (const file of site.pages) {
    const document = documents.find(({ path }) => path === content?.routes.get(routeOfFile(file)))
    const anchors = document && anchorsOf(document, entriesByKind(documents))
    const ids = Array.from(site.read(file).matchAll(/ id="([^"]*)"/g), ([, id = '']) => id)
    expect(ids).toContain('_main')
    const own = ids.filter((id) => !id.startsWith('_') && !anchors?.has(id))
    expect(own.filter((id) => !/^(?:user-content-fn|footnote-label$)/.test(id))).toEqual([])
  }
})
