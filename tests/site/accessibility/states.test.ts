import type { Page } from 'playwright'
import { expect } from 'vitest'
import { sendButton, sendingButton, successPanel, writeMessage } from '#tests/site/contact-form.ts'
import { hold } from '#tests/support/navigate.ts'
import { islandReady, shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { settle, violations } from './axe.ts'
import { all } from '../routes.ts'

const narrow = all ? [360, 820] : [360]
const both = all ? [360, 820, 1440] : [360, 1440]

async function expectAccessible(page: Page): Promise<void> {
  await settle(page)
  expect(await violations(page)).toEqual([])
}

for (const width of narrow) {
  test(`The mobile panel is accessible when open, at ${width} px`, async ({ newPage }) => {
    const page = await newPage({ path: '', width })
    await shellReady(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Mobile' }).waitFor()
    await expectAccessible(page)
  })
}

test('The menu of services is accessible when open', async ({ newPage }) => {
  const page = await newPage({ path: '' })
  await shellReady(page)
  await page.getByRole('button', { name: 'Services' }).click()
  await page.locator('#services-menu a').first().waitFor()
  await expectAccessible(page)
})

for (const width of both) {
  test(`The contact form is accessible while sending, refused and sent, at ${width} px`, async ({
    newPage,
    inbox,
  }) => {
    const page = await newPage({ path: 'contact', width, expected: [/Failed to load resource/] })
    await islandReady(page, 'contact-form')
    await writeMessage(page)
    const release = await hold(page, '**/__inbox/**')
    await sendButton(page).click()
    await sendingButton(page).waitFor()
    await expectAccessible(page)
    release()
    await successPanel(page).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await expectAccessible(page)

    inbox.answerWith('invalid')
    await writeMessage(page)
    await sendButton(page).click()
    await page.locator('.toasts').getByRole('alert').waitFor()
    await expectAccessible(page)
  })
}

for (const path of ['about', 'programs']) {
  test(`The rows of /${path} are accessible when open`, async ({ newPage }) => {
    const page = await newPage({ path, width: 360 })
    await shellReady(page)
    for (const row of await page.locator('summary').all()) {
      await row.click()
      await expectAccessible(page)
      if (!all) break
    }
  })
}

for (const width of both) {
  test(`The carousels are accessible when paused and moved, at ${width} px`, async ({
    newPage,
  }) => {
    const page = await newPage({ path: '', width })
    for (const id of ['highlights', 'reviews']) {
      const carousel = await islandReady(page, id)
      await carousel.getByRole('button', { name: 'Pause', exact: true }).click()
      await carousel.getByRole('button', { name: 'Next', exact: true }).click()
      await carousel.getByRole('button', { name: 'Play', exact: true }).waitFor()
    }
    await expectAccessible(page)
  })
}
