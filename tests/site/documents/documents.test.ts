import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'
import { contentRoutes } from '../routes.ts'
import { readHead } from './head.ts'

const pathOf = (address: string | undefined) => new URL(address ?? '').pathname

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
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await findInline(page)).toEqual([])

    const { titles, meta, canonicals, icons, structured } = await readHead(page)
    expect(titles).toEqual([expect.stringMatching(/\S+ \| \S+/)])
    expect(meta('description')).toEqual([expect.stringMatching(/.{20}/)])
    expect(canonicals.map(pathOf)).toEqual([`/${route}`])
    expect(icons).toEqual(expect.arrayContaining(['icon', 'apple-touch-icon']))
    expect(meta('og:type')).toEqual(['website'])
    expect(meta('og:site_name')).toEqual([expect.stringMatching(/\S/)])
    expect(meta('og:title')).toEqual(titles)
    expect(meta('og:description')).toEqual(meta('description'))
    expect(meta('og:url')).toEqual(canonicals)
    expect(meta('twitter:card')).toEqual(['summary_large_image'])
    const [picture] = meta('og:image')
    expect((await fetch(new URL(pathOf(picture), site.url))).status).toBe(200)
    const types = structured.map((node) => node['@type'])
    expect(types).toEqual(expect.arrayContaining(expectedTypes(route)))
  })
}

test('an unknown address is the not-found page with status 404, which search engines skip', async ({
  newPage,
}) => {
  const page = await newPage({ js: false, expected: [/404/] })
  const answer = await page.goto('programs/no-such-program')
  expect(answer?.status()).toBe(404)
  const { titles, canonicals, structured, meta } = await readHead(page)
  expect(titles).toEqual([expect.stringMatching(/^Page Not Found \| /)])
  expect([...canonicals, ...structured]).toEqual([])
  expect(meta('robots')).toEqual(['noindex'])
  expect(await findInline(page)).toEqual([])
})
