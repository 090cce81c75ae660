import type { Page } from 'playwright'
import type { Inbox } from '#scripts/serve/inbox/inbox.ts'

type Stage = { page: Page; inbox: Inbox }

/** A state that a page is brought to before its picture is taken. */
export type State = {
  name: string
  /** Address relative to the site. */
  path: string
  /** Widths that have the state; all of them where nothing is said. */
  widths?: readonly number[]
  /** The first screen only: what is fixed to the window covers the rest. */
  isScreen?: boolean
  reach: (stage: Stage) => Promise<unknown>
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function writeMessage({ page }: Stage): Promise<void> {
  await page.locator('site-island[data-id=contact-form]').scrollIntoViewIfNeeded()
  await page.getByLabel('Full Name').fill('Asha Rai')
  await page.getByLabel('Email').fill('asha@example.org')
  await page.getByLabel('Message').fill('Namaste, when does the next course begin?')
  await press(page, 'Send Message')
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
      await writeMessage(stage)
      await stage.page.getByRole('button', { name: 'Sending...' }).waitFor()
    },
  },
  {
    name: 'contact-error',
    path: 'contact',
    reach: async (stage) => {
      stage.inbox.answerWith('invalid')
      await writeMessage(stage)
      await stage.page.locator('.toasts').getByRole('alert').waitFor()
    },
  },
  {
    name: 'contact-success',
    path: 'contact',
    reach: async (stage) => {
      stage.inbox.answerWith('ok')
      await writeMessage(stage)
      await stage.page.locator('.toasts').getByRole('status').waitFor()
    },
  },
  {
    name: 'not-found-near',
    path: 'it-services',
    reach: ({ page }) => page.getByText('Did you mean').waitFor(),
  },
]
