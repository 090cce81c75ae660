import type { Page } from 'playwright'
import { expect } from 'vitest'
import { headerLink, heading, hold, isLoading, watchLoads } from '#tests/support/navigate.ts'
import { painted } from '#tests/support/ready.ts'
import { test as siteTest } from '#tests/support/site.ts'

const waiting = (page: Page) => page.locator('.toasts').getByText('No connection')

/** The training page, alive, and the documents that it loads from then on. */
const test = siteTest
  .extend('page', async ({ newPage }) => {
    const expected = [/Failed to (?:load|fetch)/]
    const page = await newPage({ path: 'training', reducedMotion: true, expected })
    return page
  })
  .extend('loads', ({ page }) => watchLoads(page))

test('Offline amid a navigation, the next page comes with the network', async ({ page, loads }) => {
  await page.context().setOffline(true)
  await headerLink(page, '/AccountingServices').click()
  await waiting(page).waitFor()
  await heading(page, 'Training & Capacity Building')
  expect(await isLoading(page)).toBe(false)
  await page.context().setOffline(false)
  await heading(page, 'Expert Accounting & Financial Services')
  await waiting(page).waitFor({ state: 'hidden' })
  expect(loads).toEqual([])
})

test('A link that another one has overtaken leads nowhere, ever', async ({ page, loads }) => {
  const release = await hold(page, '**/about', (route) => route.fulfill({ status: 500, body: '' }))
  await headerLink(page, '/about').dispatchEvent('click')
  await headerLink(page, '/contact').dispatchEvent('click')
  await heading(page, 'Contact Us')
  const answered = page.waitForResponse('**/about')
  release()
  await answered
  await painted(page)
  await heading(page, 'Contact Us')
  expect(loads).toEqual([])
})
