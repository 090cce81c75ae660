import type { Page } from 'playwright'
import { expect } from 'vitest'
import { writeMessage } from '#tests/support/contact-form.ts'
import { islandReady, shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { settle, violations } from './axe.ts'
import { all } from '../routes.ts'

const narrow = all ? [360, 820] : [360]
const both = all ? [360, 820, 1440] : [360, 1440]

async function expectSound(page: Page): Promise<void> {
  await settle(page)
  expect(await violations(page)).toEqual([])
}

for (const width of narrow) {
  test(`The mobile panel is sound when open, at ${width} px`, async ({ newPage }) => {
    const page = await newPage({ path: '', width })
    await shellReady(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Mobile' }).waitFor()
    await expectSound(page)
  })
}

test('The menu of services is sound when open', async ({ newPage }) => {
  const page = await newPage({ path: '' })
  await shellReady(page)
  await page.getByRole('button', { name: 'Services' }).click()
  await page.locator('#services-menu a').first().waitFor()
  await expectSound(page)
})

for (const width of both) {
  test(`The contact form is sound while sending, refused and sent, at ${width} px`, async ({
    newPage,
    inbox,
  }) => {
    const page = await newPage({ path: 'contact', width, expected: [/Failed to load resource/] })
    await islandReady(page, 'contact-form')
    await writeMessage(page)
    inbox.answerWith('slow', 3)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('button', { name: 'Sending...' }).waitFor()
    await expectSound(page)
    await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
    await expectSound(page)
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await expectSound(page)

    inbox.answerWith('invalid')
    await writeMessage(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.locator('.toasts').getByRole('alert').waitFor()
    await expectSound(page)
  })
}

for (const path of ['about', 'programs']) {
  test(`The rows of /${path} are sound when open`, async ({ newPage }) => {
    const page = await newPage({ path, width: 360 })
    await shellReady(page)
    for (const row of await page.locator('summary').all()) {
      await row.click()
      await expectSound(page)
      if (!all) break
    }
  })
}

for (const width of both) {
  test(`The carousels are sound when paused and moved, at ${width} px`, async ({ newPage }) => {
    const page = await newPage({ path: '', width })
    for (const id of ['highlights', 'reviews']) {
      const carousel = await islandReady(page, id)
      await carousel.getByRole('button', { name: 'Pause', exact: true }).click()
      await carousel.getByRole('button', { name: 'Next', exact: true }).click()
      await carousel.getByRole('button', { name: 'Play', exact: true }).waitFor()
    }
    await expectSound(page)
  })
}
