import type { Page } from 'playwright'
import { expect } from 'vitest'
import { hold } from '#tests/support/navigate.ts'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const nameFont = /\/eczar-name\./
const manifest = /\/site\.webmanifest$/

function watchAddresses(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return (wanted: RegExp) => asked.filter((address) => wanted.test(address)).length
}

const manifestLink = (page: Page) => page.locator('link[rel=manifest]')

test('the font of the Nepali name waits until the page is drawn', async ({ newPage, site }) => {
  const page = await newPage()
  const open = await hold(page, '**/media/*-hero.*')
  const asked = watchAddresses(page)
  await page.goto(`${site.url}about`, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  expect(asked(nameFont)).toBe(0)
  expect(asked(/devanagari/)).toBe(0)
  open()
  await page.waitForFunction(() => document.fonts.check('1em "Eczar Name"', 'म'))
  expect(asked(nameFont)).toBe(1)
})

test('with script the manifest is named when React comes, and once', async ({ newPage, site }) => {
  const page = await newPage()
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  await page.goto(`${site.url}about`)
  expect(await manifestLink(page).count()).toBe(0)
  await page.keyboard.press('Tab')
  await pageReady(page)
  expect(await manifestLink(page).count()).toBe(1)
  expect(await manifestLink(page).evaluate((link: HTMLLinkElement) => link.href)).toMatch(manifest)
})

test('without script both are there at once', async ({ newPage, site }) => {
  const page = await newPage({ js: false })
  const asked = watchAddresses(page)
  await page.goto(`${site.url}about`, { waitUntil: 'networkidle' })
  expect(asked(nameFont)).toBe(1)
  expect(await manifestLink(page).count()).toBe(1)
})
