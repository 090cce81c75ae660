import { expect } from 'vitest'
import { languageOfRoute, withoutLanguage } from '#content/schema/languages.ts'
import { openBuiltSite, routeOfFile } from '#scripts/check/built/built-site.ts'
import { elementsIn, isHidden, readPage } from '#scripts/check/built/read-page.ts'
import { isSameDocument, markDocument } from '#tests/support/navigate.ts'
import { shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

/** Addresses by language, from `hreflang` and `href`. */
const alternatesIn = (text: string) =>
  elementsIn(text)
    .filter(({ attribs: { rel, hreflang } }) => rel === 'alternate' && hreflang !== undefined)
    .map(({ attribs: { hreflang = '', href = '' } }) => [hreflang, href] as const)

// https://developers.google.com/search/docs/specialty/international/localized-versions
test('each page in several languages names all of them, in its head and in the sitemap', async ({
  siteRoot,
}) => {
  const site = await openBuiltSite(siteRoot)
  const sitemap = new Map(
    Array.from(
      site.read('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs),
      ([, location = '', rest = '']) => [location, alternatesIn(rest)] as const,
    ),
  )
  const heads = new Map<string, ReturnType<typeof alternatesIn>>()
  for (const file of site.pages) {
    const html = site.read(file)
    const page = readPage(file, html)
    const [canonical] = page.canonicals
    if (isHidden(page) || !canonical) continue
    const alternates = alternatesIn(html)
    heads.set(canonical.href, alternates)
    const versions = alternates.filter(([language]) => language !== 'x-default')
    expect([file, new Map(sitemap.get(canonical.href))]).toEqual([file, new Map(versions)])
    if (alternates.length === 0) continue
    const named = new Map(alternates)
    expect([file, named.get(languageOfRoute(routeOfFile(file)))]).toEqual([file, canonical.href])
    expect(named.get('x-default')).toBe(named.get('en'))
    expect(page.lang).toBe(languageOfRoute(routeOfFile(file)))
  }
  for (const [address, alternates] of heads)
    for (const [, other] of alternates)
      expect([address, new Map(heads.get(other))]).toEqual([address, new Map(alternates)])
})

test('the header leads to the page in the other language, which is a document of its own', async ({
  newPage,
  site,
  siteRoot,
}) => {
  const { pages } = await openBuiltSite(siteRoot)
  const routes = pages.map(routeOfFile)
  const twins = routes.filter(
    (route) => languageOfRoute(route) !== 'en' && routes.includes(withoutLanguage(route)),
  )
  const page = await newPage({ width: 1440, height: 900 })
  const link = page.locator('header nav:not([popover] nav) a[data-version]').first()
  await page.goto(site.url)
  if (twins.length === 0) return expect(await link.count()).toBe(0)
  await shellReady(page)
  await markDocument(page)
  const contact = page.locator('header a[href$="/contact"]:visible').first()
  await contact.click()
  await page.waitForURL(/\/contact$/)
  expect(await isSameDocument(page)).toBe(true)
  await expect.poll(() => link.getAttribute('href')).toMatch(/\/ne\/contact$/)
  await link.click()
  await page.waitForURL(/\/ne\/contact$/)
  expect(await page.locator('html').getAttribute('lang')).toBe('ne')
  expect(await isSameDocument(page)).toBe(false)
  await page.goBack()
  await page.waitForURL(
    (url) => url.pathname.endsWith('/contact') && !url.pathname.includes('/ne/'),
  )
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})
