import { expect } from 'vitest'
import { contactField, sendButton, sendingButton, writeMessage } from '#tests/site/contact-form.ts'
import { hold } from '#tests/support/navigate.ts'
import { islandReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

test('Sending is said, and who writes on meanwhile stays in the field when it fails', async ({
  newPage,
}) => {
  const page = await newPage({ path: 'contact', expected: [/500/] })
  await islandReady(page, 'contact-form')
  await writeMessage(page)
  const release = await hold(page, '**/__inbox/**', (route) => route.fulfill({ status: 500 }))
  await sendButton(page).click()
  await sendingButton(page).waitFor()
  const status = page.locator('form [role=status]')
  expect(await status.textContent()).toBe('Sending...')
  const message = contactField(page, 'message')
  await message.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(', and')
  release()
  await page.locator('form').getByRole('alert').waitFor()
  await page.keyboard.type(' more')
  expect(await message.inputValue()).toBe('Namaste, and more')
  expect(await status.textContent()).toBe('')
})
