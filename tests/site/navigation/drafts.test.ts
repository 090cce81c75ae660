import type { Page } from 'playwright'
import { expect } from 'vitest'
import { contactField, sendButton, writeMessage } from '#tests/site/contact-form.ts'
import { footerLink, heading, hold, isLoading, laterScripts } from '#tests/support/navigate.ts'
import { islandReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const message = (page: Page) => contactField(page, 'message')

test('A draft from before the shell survives, and is sent with it', async ({ newPage, inbox }) => {
  const page = await newPage()
  const release = await hold(page, laterScripts)
  await page.goto('contact')
  await message(page).fill('Namaste')
  await contactField(page, 'interest').selectOption('Consulting')
  await footerLink(page, 'About Us').click()
  await heading(page, 'About Us')
  await footerLink(page, 'Contact').click()
  await heading(page, 'Contact Us')
  await expect.poll(() => message(page).inputValue()).toBe('Namaste')
  expect(await contactField(page, 'interest').inputValue()).toBe('Consulting')
  await page.reload()
  await expect.poll(() => message(page).inputValue()).toBe('Namaste')
  await writeMessage(page)
  await sendButton(page).click()
  expect(await inbox.messages()).toEqual([])
  expect(await isLoading(page)).toBe(true)
  release()
  await expect.poll(async () => (await inbox.messages()).length).toBe(1)
  expect(await isLoading(page)).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test('A draft from before the loader survives another page', async ({ newPage }) => {
  const page = await newPage()
  const release = await hold(page, '**/assets/entries/**')
  await page.goto('contact', { waitUntil: 'commit' })
  await message(page).fill('Namaste')
  release()
  await page.locator('[data-drawn]').waitFor()
  for (const name of ['About Us', 'Contact']) await footerLink(page, name).click()
  await heading(page, 'Contact Us')
  await expect.poll(() => message(page).inputValue()).toBe('Namaste')
})

test('Hydration loses no letter', async ({ newPage }) => {
  const words = 'When does the next course begin?'
  const page = await newPage()
  const release = await hold(page, laterScripts)
  await page.goto('contact')
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await message(page).pressSequentially(words.slice(0, 10))
  release()
  await message(page).pressSequentially(words.slice(10), { delay: 5 })
  expect(await message(page).inputValue()).toBe(words)
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.reload()
  await islandReady(page, 'contact-form')
  expect(await message(page).inputValue()).toBe(words)
})
