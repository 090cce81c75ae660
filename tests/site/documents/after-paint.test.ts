import type { Page } from 'playwright'
import { expect } from 'vitest'
import { hold, neverIdle } from '#tests/support/navigate.ts'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const nameFont = /\/eczar-name\./

/** Counts the requests from now on. */
function watchRequests(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return (pattern: RegExp) => addresses.filter((address) => pattern.test(address)).length
}

const manifestLink = (page: Page) => page.locator('link[rel=manifest]')

test('the font of the Nepali name waits until the page is drawn', async ({ newPage }) => {
  const page = await newPage()
  const release = await hold(page, '**/media/*-hero.*')
  const requestsFor = watchRequests(page)
  await page.goto('about', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  expect(requestsFor(nameFont)).toBe(0)
  expect(requestsFor(/devanagari/)).toBe(0)
  release()
  await page.waitForFunction(() => document.fonts.check('1em "Eczar Name"', 'म'))
  expect(requestsFor(nameFont)).toBe(1)
})

test('with script the manifest is linked when React comes, and once', async ({ newPage }) => {
  const page = await newPage()
  await neverIdle(page)
  await page.goto('about')
  expect(await manifestLink(page).count()).toBe(0)
  await page.keyboard.press('Tab')
  await pageReady(page)
  expect(await manifestLink(page).count()).toBe(1)
  expect(await manifestLink(page).getAttribute('href')).toMatch(/\/site\.webmanifest$/)
})

test('without script both are there at once', async ({ newPage }) => {
  const page = await newPage({ js: false })
  const requestsFor = watchRequests(page)
  await page.goto('about')
  expect(await manifestLink(page).count()).toBe(1)
  await expect.poll(() => requestsFor(nameFont)).toBe(1)
})
