import { expect } from 'vitest'
import { contactField, sendButton, successPanel, writeMessage } from '#tests/site/contact-form.ts'
import { footerLink, heading } from '#tests/support/navigate.ts'
import { islandReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

test('No cookie and no storage but the tab’s session, which forgets a message that was sent', async ({
  newPage,
}) => {
  const page = await newPage({ path: 'privacy' })
  expect(await page.getByText('This site sets no cookies.').count()).toBe(1)
  await footerLink(page, 'Contact').click()
  await heading(page, 'Contact Us')
  await islandReady(page, 'contact-form')
  await writeMessage(page, 'Between us')
  const session = () => page.evaluate(() => JSON.stringify(sessionStorage))
  expect(await session()).toContain('Between us')
  await sendButton(page).click()
  await successPanel(page).waitFor()
  expect(await session()).not.toContain('Between us')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
  expect(await contactField(page, 'message').count()).toBe(0)
})
