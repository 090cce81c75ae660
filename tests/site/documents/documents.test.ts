import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'
import { readHead } from './head.ts'
import { routes } from './routes.ts'

/** Addresses stand under the site's own address, whatever that is. */
const pathOf = (address: string | undefined) => new URL(address ?? '').pathname

/** Whatever a policy without 'unsafe-inline' would stop. */
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
  if (route.startsWith('/programs/')) return ['Course', 'BreadcrumbList']
  return route === '/' ? ['EducationalOrganization'] : ['EducationalOrganization', 'BreadcrumbList']
}

for (const route of routes) {
  test(`${route} is whole without JavaScript`, async ({ newPage, site }) => {
    const page = await newPage({ js: false })
    const answer = await page.goto(site.url + route.slice(1))
    expect(answer?.status()).toBe(200)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.locator('main h1').isVisible()).toBe(true)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await findInline(page)).toEqual([])

    const { titles, meta, canonicals, structured } = await readHead(page)
    expect(titles).toEqual([expect.stringMatching(/\S+ \| \S+/)])
    expect(meta('description')).toEqual([expect.stringMatching(/.{20}/)])
    expect(canonicals.map(pathOf)).toEqual([route])
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

const unknown = '/programs/no-such-program'

test('an unknown address gives the not-found page with status 404', async ({ newPage, site }) => {
  const page = await newPage({ js: false, expected: [/404/] })
  const answer = await page.goto(site.url + unknown.slice(1))
  expect(answer?.status()).toBe(404)
  expect(await page.locator('h1').textContent()).toBe('Page Not Found')
  const { titles, canonicals, structured, meta } = await readHead(page)
  expect(titles).toEqual([expect.stringMatching(/^Page Not Found \| /)])
  expect(canonicals).toEqual([])
  expect(structured).toEqual([])
  expect(await findInline(page)).toEqual([])
  expect(meta('robots')).toEqual(['noindex'])
})

test('the sitemap lists the routes, each once, and nothing else', async ({ site }) => {
  const answer = await fetch(`${site.url}sitemap.xml`)
  expect(answer.headers.get('content-type')).toContain('xml')
  const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, to]) =>
    pathOf(to),
  )
  expect(listed.toSorted()).toEqual(routes.toSorted())
})

test('robots.txt lets everyone in and names the sitemap', async ({ site }) => {
  const text = await (await fetch(`${site.url}robots.txt`)).text()
  expect(text).toMatch(/^User-agent: \*$/m)
  expect(text).not.toMatch(/^Disallow: \/$/m)
  expect(text).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
})

test('the icons that the pages and the manifest name are there', async ({ newPage, site }) => {
  const page = await newPage({ path: '', js: false })
  const linked = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(linked.length).toBeGreaterThanOrEqual(3)

  const manifestUrl = new URL('site.webmanifest', site.url)
  const manifest = await (await fetch(manifestUrl)).json()
  expect(manifest).toMatchObject({ name: expect.any(String), start_url: expect.any(String) })
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  expect(icons.length).toBeGreaterThanOrEqual(2)
  for (const address of [...linked, ...icons]) {
    const answer = await fetch(new URL(address, manifestUrl))
    expect([address, answer.status]).toEqual([address, 200])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50)
  }
})
