import type { Locator, Page } from 'playwright'
import type { Preview } from '#scripts/serve/preview/preview-server.ts'
import { sendButton, sendingButton, writeMessage } from '#tests/site/contact-form.ts'
import { islandReady } from '#tests/support/ready.ts'

type Stage = { page: Page; inbox: Preview['inbox'] }

/** A state of a page with less motion: to take a screenshot of, and to test with axe-core. */
export type State = {
  name: string
  /** Address relative to the site. */
  path: string
  /** The widths that have the state; by default all. */
  widths?: readonly number[]
  /** True to take the first screen only, since fixed elements cover the rest. */
  isScreen?: boolean
  reach?: (stage: Stage) => Promise<unknown>
}

export const allWidths = [360, 820, 1440]

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const openRow = ({ page }: Stage) => page.locator('summary').nth(1).click()

/** The contact form after a message was sent and answered. */
const sent = (
  name: string,
  answer: Parameters<Stage['inbox']['answerWith']>[0],
  shown: (page: Page) => Locator,
): State => ({
  name,
  path: 'contact',
  reach: async ({ page, inbox }) => {
    inbox.answerWith(answer)
    await islandReady(page, 'contact-form')
    await writeMessage(page)
    await sendButton(page).click()
    await shown(page).waitFor()
  },
})

export const states: readonly State[] = [
  {
    name: 'home-menu',
    path: '',
    widths: [360, 820],
    isScreen: true,
    reach: async ({ page }) => {
      await press(page, 'Menu')
      await page.getByRole('navigation', { name: 'Mobile' }).waitFor()
    },
  },
  {
    name: 'home-services',
    path: '',
    widths: [1440],
    isScreen: true,
    reach: async ({ page }) => {
      await press(page, 'Services')
      await page.locator('#_services-menu a').first().waitFor()
    },
  },
  {
    name: 'home-scrolled',
    path: '',
    isScreen: true,
    reach: ({ page }) => page.evaluate(() => scrollTo(0, 400)),
  },
  {
    name: 'home-carousels-moved',
    path: '',
    reach: async ({ page }) => {
      for (const id of ['highlights', 'reviews']) {
        const carousel = await islandReady(page, id)
        await carousel.getByRole('button', { name: 'Next', exact: true }).click()
      }
    },
  },
  { name: 'about-row-open', path: 'about', reach: openRow },
  { name: 'programs-row-open', path: 'programs', reach: openRow },
  sent('contact-sending', 'never', sendingButton),
  sent('contact-error', 'invalid', (page) => page.locator('.toast')),
  sent('contact-success', 'ok', (page) => page.locator('.toasts').getByRole('status')),
  {
    name: 'not-found-near',
    path: 'it-services',
    reach: ({ page }) => page.getByText('Did you mean').waitFor(),
  },
]
