import type { Page } from 'playwright'
import { expect } from 'vitest'
import { contactField } from '#tests/site/contact-form.ts'
import { footerLink, heading } from '#tests/support/navigate.ts'
import { islandReady, shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const note = (page: Page) => page.getByText('Nothing has been sent yet.')
const program = 'Project Planning and Management'
const programPath = 'programs/project-planning-and-management'

/** Follows a call to action to the form. */
async function call(page: Page, name: string) {
  await page.getByRole('link', { name }).first().click()
  await heading(page, 'Contact Us')
}

test('A plain visit fills in nothing; a call to action ends at the form', async ({ newPage }) => {
  const page = await newPage({ path: 'about', width: 390, height: 740 })
  await footerLink(page, 'Contact').click()
  await heading(page, 'Contact Us')
  expect(page.url()).toMatch(/\/contact$/)
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h1')
  expect(await note(page).isVisible()).toBe(false)
  await page.goto('contact')
  await islandReady(page, 'contact-form')
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')

  await page.goto('IT-services')
  await shellReady(page)
  await call(page, 'Growth Plan')
  const first = contactField(page, 'name')
  await expect.poll(() => first.evaluate((node) => node === document.activeElement)).toBe(true)
  const { y = -1, height = 0 } = (await first.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(72)
  expect(y + height).toBeLessThan(740)
  const carried = await page.locator('#_contact-carried').textContent()
  expect((await note(page).textContent())?.trim()).toBe(
    `Filled in for you: Growth Plan, IT Services. Nothing has been sent yet.${carried}`,
  )
  expect(await contactField(page, 'interest').inputValue()).toBe('IT Services')
  expect(await contactField(page, 'message').inputValue()).toContain('Growth Plan, IT Services')
  await page.goBack()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  await expect.poll(focused).toContain('#message')
})

test('A new call replaces the last one, not what the visitor typed', async ({ newPage, inbox }) => {
  const page = await newPage({ path: programPath })
  await call(page, 'Ask a question')
  await islandReady(page, 'contact-form')
  await contactField(page, 'name').fill('Asha')
  const message = contactField(page, 'message')
  expect(await message.inputValue()).toContain(program)
  await message.fill(`${await message.inputValue()} When does it begin?`)
  await page.goto('AccountingServices')
  await shellReady(page)
  await call(page, 'Book a Free Consultation')
  await expect.poll(() => message.inputValue()).toContain('Accounting Services')
  expect(await message.inputValue()).toMatch(/^When does it begin\?\n\n/)
  expect(await message.inputValue()).not.toContain(program)
  expect(await contactField(page, 'interest').inputValue()).toBe('')
  expect(await contactField(page, 'name').inputValue()).toBe('Asha')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')

  await contactField(page, 'email').fill('asha@example.org')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  expect(await note(page).isVisible()).toBe(false)
  const [sent] = await inbox.messages()
  expect(JSON.stringify(sent)).not.toContain('carried')
})

test('Without script, calls lead to the form, Contact to its page', async ({ newPage }) => {
  const page = await newPage({ path: 'IT-services', js: false })
  const hrefs = (scope: string) =>
    page
      .locator(`${scope} a[href*="contact"]`)
      .evaluateAll((nodes) => [...new Set(nodes.map((node) => node.getAttribute('href')))])
  expect(await hrefs('main')).toEqual(['/contact#message'])
  expect(await hrefs('header')).toEqual(['/contact'])
  expect(await hrefs('footer')).toEqual(['/contact'])
  await page.goto('contact#message')
  expect((await page.locator('#message').boundingBox())?.y).toBeLessThan(200)
})
