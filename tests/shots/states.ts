import type { Page } from 'playwright'
import type { Inbox } from '#scripts/serve/inbox/inbox.ts'
import { sendButton, sendingButton, writeMessage } from '#tests/site/contact-form.ts'
import { islandReady } from '#tests/support/ready.ts'

type Stage = { page: Page; inbox: Inbox }

/** A state of a page to take a screenshot of. */
export type State = {
  name: string
  /** Address relative to the site. */
  path: string
  /** The widths that have the state; by default all. */
  widths?: readonly number[]
  /** True to take the first screen only, since fixed elements cover the rest. */
  isScreen?: boolean
  reach: (stage: Stage) => Promise<unknown>
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function send({ page }: Stage): Promise<void> {
  await islandReady(page, 'contact-form')
  await writeMessage(page)
  await sendButton(page).click()
}

const openRow = ({ page }: Stage) => page.locator('summary').nth(1).click()

export const states: readonly State[] = [
  {
    name: 'home-menu',
    path: '',
    widths: [360, 820],
    isScreen: true,
    reach: ({ page }) => press(page, 'Menu'),
  },
  {
    name: 'home-services',
    path: '',
    widths: [1440],
    isScreen: true,
    reach: ({ page }) => press(page, 'Services'),
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
        const carousel = page.locator(`site-island[data-id=${id}]`)
        await carousel.scrollIntoViewIfNeeded()
        await carousel.getByRole('button', { name: 'Next', exact: true }).click()
      }
    },
  },
  { name: 'about-row-open', path: 'about', reach: openRow },
  { name: 'programs-row-open', path: 'programs', reach: openRow },
  {
    name: 'contact-sending',
    path: 'contact',
    reach: async (stage) => {
      stage.inbox.answerWith('never')
      await send(stage)
      await sendingButton(stage.page).waitFor()
    },
  },
  {
    name: 'contact-error',
    path: 'contact',
    reach: async (stage) => {
      stage.inbox.answerWith('invalid')
      await send(stage)
      await stage.page.locator('.toasts').getByRole('alert').waitFor()
    },
  },
  {
    name: 'contact-success',
    path: 'contact',
    reach: async (stage) => {
      stage.inbox.answerWith('ok')
      await send(stage)
      await stage.page.locator('.toasts').getByRole('status').waitFor()
    },
  },
  {
    name: 'not-found-near',
    path: 'it-services',
    reach: ({ page }) => page.getByText('Did you mean').waitFor(),
  },
]
