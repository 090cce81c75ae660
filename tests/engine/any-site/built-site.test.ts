import { expect, inject } from 'vitest'
import type { Diagnostic } from '#scripts/read/diagnostics/diagnostic.ts'
import { formatReport } from '#scripts/report/terminal/report.ts'
import { openBuiltSite, publicAddress, routeOfFile } from '#scripts/check/built/built-site.ts'
import { elementsIn, isHidden, metaOf, readPage } from '#scripts/check/built/read-page.ts'
import { checkBuiltSite } from '#scripts/check/built/check-built-site.ts'
import { anchorsOf, entriesByKind } from '#scripts/read/site-map/references.ts'
import { languageOfRoute, withoutLanguage } from '#content/schema/languages.ts'
import { routesIn } from '#scripts/read/documents/index.ts'
import { versionIn } from '#scripts/check/site/localize.ts'
import { offlineRoute } from '#content/schema/routes.ts'
import { opened } from '#tests/engine/small-sites/small-site.ts'
import { all } from '#tests/run/all.ts'
import { test } from '#tests/support/site.ts'

/** Files that the build of tests/support/prepare-site.ts leaves out. */
const unmade = inject('project') === 'example' && !all ? /\/(?:brochures|media\/social)\// : /^$/

const faultsIn = (diagnostics: readonly Diagnostic[]) =>
  formatReport(
    diagnostics.filter(({ severity, message }) => severity === 'error' && !unmade.test(message)),
  )

test('the content and the built site have no fault', async ({ siteRoot, sources }) => {
  const site = await openBuiltSite(siteRoot)
  const { content, diagnostics } = await opened(sources)
  expect(faultsIn(diagnostics)).toBe('')
  const built = site.pages
    .map(routeOfFile)
    .filter((route) => withoutLanguage(route) !== offlineRoute)
  expect(built.toSorted()).toEqual(content && [...routesIn(content).keys()].toSorted())
  expect(faultsIn(checkBuiltSite(site))).toBe('')
})

test('an id of the site’s own begins with _, as no heading can', async ({ siteRoot, sources }) => {
  const site = await openBuiltSite(siteRoot)
  const { documents, translations, content } = await opened(sources)
  const files = content ? routesIn(content) : new Map()
  for (const file of site.pages) {
    const route = routeOfFile(file)
    const shown = versionIn(languageOfRoute(route), documents, translations)
    const document = shown.find(({ path }) => path === files.get(route))
    const anchors = document && anchorsOf(document, entriesByKind(shown))
    const ids = Array.from(site.read(file).matchAll(/ id="([^"]*)"/g), ([, id = '']) => id)
    expect(ids).toContain('_main')
    const own = ids.filter((id) => !id.startsWith('_') && !anchors?.has(id))
    expect(own.filter((id) => !/^(?:user-content-fn|footnote-label$)/.test(id))).toEqual([])
  }
})

/** Elements that a policy without 'unsafe-inline' would block. */
const inline = ({ name, attribs }: ReturnType<typeof elementsIn>[number]) =>
  name === 'style' ||
  (name === 'script' && !('src' in attribs) && !attribs['type']?.endsWith('json')) ||
  Object.keys(attribs).some((each) => /^(?:style$|on)/.test(each))

const expectedTypes = (route: string) => {
  if (/^\/programs\/(?!page\b)/.test(route)) return ['Course', 'BreadcrumbList']
  if (/^\/notices\/(?!page\b)/.test(route))
    return [expect.stringMatching(/^(?:Event|NewsArticle)$/), 'BreadcrumbList']
  return route === '/' ? ['EducationalOrganization'] : ['EducationalOrganization', 'BreadcrumbList']
}

test('every document has data for other sites, and nothing inline', async ({ siteRoot }) => {
  const site = await openBuiltSite(siteRoot)
  for (const file of site.pages) {
    const html = site.read(file)
    expect([file, elementsIn(html).filter(inline)]).toEqual([file, []])
    expect(html).toMatch(/<main.*<h1/s)
    const page = readPage(file, html)
    if (isHidden(page)) continue
    const meta = (name: string) => metaOf(page, name)?.content
    expect(page.titles).toEqual([expect.stringMatching(/\S+ \| \S+/)])
    expect(page.canonicals).toEqual([publicAddress(file, site)])
    expect(html).toMatch(/<link rel="icon"/)
    expect(html).toMatch(/<link rel="apple-touch-icon"/)
    expect(meta('og:type')).toBe('website')
    expect(meta('og:site_name')).toMatch(/\S/)
    expect(meta('og:title')).toBe(page.titles[0])
    expect(meta('og:description')).toBe(meta('description'))
    expect(meta('og:image')).toMatch(/^https:/)
    expect(meta('twitter:card')).toBe('summary_large_image')
    const types = page.data.map((json) => JSON.parse(json)['@type'])
    expect(types).toEqual(expect.arrayContaining(expectedTypes(withoutLanguage(routeOfFile(file)))))
  }
})
