import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'
import { readHead } from '#tests/site/documents/head.ts'
import { contentRoutes } from './pages.ts'

/** Everything that a policy without 'unsafe-inline' would block. */
const findInline = (page: Page) =>
  page
    .locator('*')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.matches('style, [style], script:not([src], [type$=json])') ||
            element.getAttributeNames().some((name) => name.startsWith('on')),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )

const expectedTypes = (route: string) => {
  if (route.startsWith('programs/')) return ['Course', 'BreadcrumbList']
  return route === '' ? ['EducationalOrganization'] : ['EducationalOrganization', 'BreadcrumbList']
}

// tests/site/documents/built-site.test.ts checks the rest of every head, links and files.
for (const route of contentRoutes) {
  test(`/${route} is whole without JavaScript`, async ({ newPage, site }) => {
    const page = await newPage({ js: false })
    const answer = await page.goto(route)
    expect(answer?.status()).toBe(200)
    expect(await page.locator('main h1').isVisible()).toBe(true)
    expect(await findInline(page)).toEqual([])

    const { titles, meta, icons, structured } = await readHead(page)
    expect(titles).toEqual([expect.stringMatching(/\S+ \| \S+/)])
    expect(icons).toEqual(expect.arrayContaining(['icon', 'apple-touch-icon']))
    expect(meta('og:type')).toEqual(['website'])
    expect(meta('og:site_name')).toEqual([expect.stringMatching(/\S/)])
    expect(meta('og:title')).toEqual(titles)
    expect(meta('og:description')).toEqual(meta('description'))
    expect(meta('twitter:card')).toEqual(['summary_large_image'])
    const { pathname } = new URL(meta('og:image')[0] ?? '')
    expect((await fetch(new URL(pathname, site.url))).status).toBe(200)
    const types = structured.map((node) => node['@type'])
    expect(types).toEqual(expect.arrayContaining(expectedTypes(route)))
  })
}
