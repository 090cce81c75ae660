import type { Page } from 'playwright'
import { expect } from 'vitest'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const manifestLink = (page: Page) => page.locator('link[rel=manifest]')

test('with script the manifest is linked after the first paint, and once', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('about')
  await manifestLink(page).waitFor({ state: 'attached' })
  await pageReady(page)
  expect(await manifestLink(page).count()).toBe(1)
  expect(await manifestLink(page).getAttribute('href')).toMatch(/\/site\.webmanifest$/)
})

test('without script it and the font of the Nepali name are there at once', async ({ newPage }) => {
  const page = await newPage({ js: false })
  const font = page.waitForRequest(/\/eczar-name\./)
  await page.goto('about')
  expect(await manifestLink(page).count()).toBe(1)
  await font
})
