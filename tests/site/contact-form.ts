import type { Locator, Page } from 'playwright'

export const contactField = (page: Page, name: string): Locator => page.locator(`#_contact-${name}`)

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })

export const sendingButton = (page: Page) => page.getByRole('button', { name: 'Sending...' })

export const successPanel = (page: Page) =>
  page.getByRole('heading', { name: 'Message Sent Successfully!' })

/** Fills in what the contact form requires. */
export async function writeMessage(page: Page, message = 'Namaste'): Promise<void> {
  await contactField(page, 'name').fill('Asha Rai')
  await contactField(page, 'email').fill('asha@example.org')
  await contactField(page, 'message').fill(message)
}
