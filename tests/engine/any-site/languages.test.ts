import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ElementType, parseDocument } from 'htmlparser2'
import { expect } from 'vitest'
import * as english from '#components/strings/en.ts'
import { browserStrings as nepali, pageStrings } from '#components/strings/ne.ts'
import { languageOfFile, languageOfRoute, withoutLanguage } from '#content/schema/languages.ts'
import { openBuiltSite, routeOfFile } from '#scripts/check/built/built-site.ts'
import { elementsIn, isHidden, readPage } from '#scripts/check/built/read-page.ts'
import { hold, isSameDocument, laterScripts, markDocument } from '#tests/support/navigate.ts'
import { contactField, writeMessage } from '#tests/site/contact-form.ts'
import { shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { workerReady } from '#tests/support/worker.ts'

/** Addresses by language, from `hreflang` and `href`. */
const alternatesIn = (text: string) =>
  elementsIn(text)
    .filter(({ attribs: { rel, hreflang } }) => rel === 'alternate' && hreflang !== undefined)
    .map(({ attribs: { hreflang = '', href = '' } }) => [hreflang, href] as const)

// https://developers.google.com/search/docs/specialty/international/localized-versions
test('each page names its versions in all languages, as the sitemap does', async ({ siteRoot }) => {
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
    heads.set(canonical, alternates)
    if (alternates.length < 2) {
      expect([file, sitemap.get(canonical)]).toEqual([file, []])
      if (site.pages.some((each) => languageOfRoute(routeOfFile(each)) !== 'en'))
        expect([file, alternates]).toEqual([file, [[page.lang, canonical]]])
      continue
    }
    const versions = alternates.filter(([language]) => language !== 'x-default')
    expect([file, new Map(sitemap.get(canonical))]).toEqual([file, new Map(versions)])
    const named = new Map(alternates)
    expect([file, named.get(languageOfRoute(routeOfFile(file)))]).toEqual([file, canonical])
    expect(named.get('x-default')).toBe(named.get('en'))
    expect(page.lang).toBe(languageOfRoute(routeOfFile(file)))
  }
  for (const [address, alternates] of heads)
    for (const [, other] of alternates)
      expect([address, new Map(heads.get(other))]).toEqual([address, new Map(alternates)])
})

test('the header leads to the page in the other language', async ({ newPage, site, siteRoot }) => {
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
  await page.setViewportSize({ width: 360, height: 800 })
  for (const part of ['header', 'footer']) {
    const versions = page.locator(`${part} a[data-version]:visible`)
    expect(await versions.getAttribute('href')).toMatch(/\/ne\/contact$/)
  }
})

test('a Nepali form says in Nepali why it refuses a field', async ({ newPage, siteRoot }) => {
  const { pages } = await openBuiltSite(siteRoot)
  if (!pages.map(routeOfFile).includes('/ne/contact')) return
  const page = await newPage()
  await page.route(/./, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: {} }) : route.fallback(),
  )
  // A press before the script is there counts.
  const release = await hold(page, laterScripts)
  await page.goto('ne/contact')
  const send = page.locator('form.form button[type=submit]')
  const reason = (name: string) =>
    contactField(page, name).evaluate((field: HTMLInputElement) => field.validationMessage)
  await writeMessage(page, ' ')
  await contactField(page, 'email').fill('asha')
  await send.click()
  release()
  await expect.poll(() => reason('email')).toBe(nepali.form.fault('', 'TYPE_EMAIL'))
  expect(await reason('message')).toBe(nepali.form.fault('', 'REQUIRED'))
  await writeMessage(page)
  // A corrected field is right at once.
  expect(await reason('email')).toBe('')
  await send.click()
  await page.getByRole('heading', { name: nepali.form.sentHeading }).waitFor()
})

type Nodes = ReturnType<typeof parseDocument>['children']

/** The texts that a page shows or has read aloud, each with its language. */
function* textsIn(nodes: Nodes, lang: string): Generator<{ text: string; lang: string }> {
  for (const node of nodes) {
    if (node.type === ElementType.Text) yield { text: node.data.trim(), lang }
    if (node.type !== ElementType.Tag) continue
    const own = node.attribs['lang'] ?? lang
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'data-open'])
      yield { text: node.attribs[name] ?? '', lang: own }
    yield* textsIn(node.children, own)
  }
}

/** The texts of a module of strings; functions have none. */
const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves)

const wordsIn = (text: string) => text.match(/\p{Script=Latin}+/gu) ?? []

test('a Nepali page has only the English words of its writers', async ({ siteRoot, sources }) => {
  const site = await openBuiltSite(siteRoot)
  const files = ['pages', 'content'].flatMap((folder) =>
    readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((name) => languageOfFile(name) === 'ne'),
  )
  const texts = files.map((file) => readFileSync(path.join(sources, file), 'utf8'))
  texts.push(readFileSync('components/strings/ne.ts', 'utf8'))
  texts.push(readFileSync(path.join(sources, 'content/site.yaml'), 'utf8'))
  const written = new Set(texts.flatMap(wordsIn))
  const own = new Set(
    leaves([english.browserStrings, english.pageStrings]).filter(
      (text) => wordsIn(text).length > 0,
    ),
  )
  for (const file of site.pages.filter((each) => languageOfRoute(routeOfFile(each)) === 'ne')) {
    for (const { text, lang } of textsIn(parseDocument(site.read(file)).children, 'en')) {
      // The programs and partners of the English files are marked. No button is.
      const isWrong =
        lang === 'en' ? own.has(text) : wordsIn(text).some((word) => !written.has(word))
      expect([file, isWrong && text]).toEqual([file, false])
    }
  }
})

test('the offline page is in the language of the address', async ({ newPage, siteRoot, skip }) => {
  const { pages } = await openBuiltSite(siteRoot)
  skip(!pages.includes('ne/about.html'), 'this site is in English alone')
  const page = await newPage({
    path: 'about',
    serviceWorkers: 'allow',
    expected: [/Failed to load/],
  })
  await workerReady(page)
  await page.goto('ne/about')
  await expect.poll(() => page.evaluate(() => caches.match('/ne/offline').then(Boolean))).toBe(true)
  await page.context().setOffline(true)
  await page.goto('ne/not-read-yet')
  expect(await page.locator('h1').textContent()).toBe(pageStrings.offline.heading)
})
