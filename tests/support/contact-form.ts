import type { Page } from 'playwright'

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })

/** Fills in what the contact form requires. */
export async function writeMessage(page: Page, message = 'Namaste'): Promise<void> {
  await page.locator('#contact-name').fill('Asha Rai')
  await page.locator('#contact-email').fill('asha@example.org')
  await page.locator('#contact-message').fill(message)
}
