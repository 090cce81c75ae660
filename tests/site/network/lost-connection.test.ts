import type { Page } from 'playwright'
import { expect } from 'vitest'
import { headerLink, heading, hold, watchLoads } from '#tests/support/navigate.ts'
import { shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const failed = /Failed to (?:load|fetch)/
const waiting = (page: Page) => page.locator('.toasts').getByText('No connection')

test('Offline in the middle of a navigation the page stays, and the next one comes with the line', async ({
  newPage,
}) => {
  const page = await newPage({ path: 'training', reducedMotion: true, expected: [failed] })
  await shellReady(page)
  const loads = watchLoads(page)
  await page.context().setOffline(true)
  await headerLink(page, '/AccountingServices').click()
  await waiting(page).waitFor()
  await heading(page, 'Training & Capacity Building')
  expect(await page.locator('html[data-loading]').count()).toBe(0)
  await page.context().setOffline(false)
  await heading(page, 'Expert Accounting & Financial Services')
  await waiting(page).waitFor({ state: 'hidden' })
  expect(loads).toEqual([])
})

test('Offline in the middle of fetching a page ahead nothing is said, and the link leads there later', async ({
  newPage,
}) => {
  const page = await newPage({ path: 'training', reducedMotion: true, expected: [failed] })
  await shellReady(page)
  const loads = watchLoads(page)
  const open = await hold(page, '**/about', (route) => route.abort('internetdisconnected'))
  const asked = page.waitForRequest('**/about')
  await headerLink(page, '/about').focus()
  await asked
  await page.context().setOffline(true)
  const broken = page.waitForEvent('requestfailed')
  open()
  await broken
  await heading(page, 'Training & Capacity Building')
  expect(await waiting(page).count()).toBe(0)
  expect(await page.locator('html[data-loading]').count()).toBe(0)
  await page.unroute('**/about')
  await page.context().setOffline(false)
  await headerLink(page, '/about').click()
  await heading(page, 'About Us')
  expect(loads).toEqual([])
})

test('Back ends the wait for a page that does not come', async ({ newPage }) => {
  const page = await newPage({ path: 'training', reducedMotion: true, expected: [failed] })
  await shellReady(page)
  const loads = watchLoads(page)
  await page.context().setOffline(true)
  await headerLink(page, '/AccountingServices').click()
  await waiting(page).waitFor()
  await page.goBack()
  await waiting(page).waitFor({ state: 'hidden' })
  await page.context().setOffline(false)
  await page.waitForLoadState('networkidle')
  await heading(page, 'Training & Capacity Building')
  expect(new URL(page.url()).pathname).toBe('/training')
  expect(loads).toEqual([])
})

test('A link that another one has overtaken never leads anywhere, even when it fails', async ({
  newPage,
}) => {
  const page = await newPage({ path: 'training', reducedMotion: true, expected: [failed] })
  await shellReady(page)
  const open = await hold(page, '**/about', (route) => route.fulfill({ status: 500, body: '' }))
  const loads = watchLoads(page)
  await headerLink(page, '/about').dispatchEvent('click')
  await headerLink(page, '/contact').dispatchEvent('click')
  await heading(page, 'Contact Us')
  open()
  await page.waitForLoadState('networkidle')
  await heading(page, 'Contact Us')
  expect(loads).toEqual([])
})
