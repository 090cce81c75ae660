import type { Page } from 'playwright'
import { expect } from 'vitest'
import { launchBrowser } from '#scripts/system/browser.ts'
import { contactField, sendButton, successPanel, writeMessage } from '#tests/site/contact-form.ts'
import {
  footerLink,
  heading,
  isLoading,
  isSameDocument,
  markDocument,
} from '#tests/support/navigate.ts'
import { openPage } from '#tests/support/open-page.ts'
import { islandReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

/** Leaves the document as by the address bar, and comes back. */
async function leaveAndReturn(page: Page, to = 'https://elsewhere.example/', act = async () => {}) {
  await markDocument(page)
  const url = page.url()
  await page.goto(to)
  await act()
  // goBack() waits for a load, which a page from the cache doesn't have.
  await page.evaluate(() => history.back()).catch(() => {})
  await page.waitForURL(url, { waitUntil: 'commit' })
}

const words = 'Which courses begin in spring?'

test('Back from another site to the cached document: alive, menus closed, the draft is there', async ({
  browserPath,
  site,
  inbox,
  onTestFinished,
}) => {
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const browser = await launchBrowser({ executablePath: browserPath, ignoreDefaultArgs })
  onTestFinished(() => browser.close())
  const options = { path: 'contact', reducedMotion: true }
  const { page, problems } = await openPage(browser, site.url, options)
  await islandReady(page, 'contact-form')
  await contactField(page, 'message').fill(words)
  const services = page.getByRole('button', { name: 'Services' })
  await services.click()
  await expect.poll(() => services.getAttribute('aria-expanded')).toBe('true')
  await leaveAndReturn(page)
  expect(await isSameDocument(page)).toBe(true)
  await expect.poll(() => services.getAttribute('aria-expanded')).toBe('false')

  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('main').waitFor({ state: 'hidden' })
  await leaveAndReturn(page)
  expect(await isSameDocument(page)).toBe(true)
  await expect.poll(() => page.locator(':popover-open').count()).toBe(0)
  expect(await page.locator('main').isVisible()).toBe(true)

  await islandReady(page, 'contact-form')
  await expect.poll(() => contactField(page, 'message').inputValue()).toBe(words)
  const newWords = 'And in summer?'
  await leaveAndReturn(page, 'contact?again', () => contactField(page, 'message').fill(newWords))
  expect(await isSameDocument(page)).toBe(true)
  await expect.poll(() => contactField(page, 'message').inputValue()).toBe(newWords)
  await writeMessage(page, words)
  await sendButton(page).click()
  await successPanel(page).waitFor()
  expect(await inbox.messages()).toHaveLength(1)
  await footerLink(page, 'About Us').click()
  await heading(page, 'About Us')
  expect(await isLoading(page)).toBe(false)
  expect(problems).toEqual([])
})
