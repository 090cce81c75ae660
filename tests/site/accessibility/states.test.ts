import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Preview } from '#scripts/serve/preview/preview-server.ts'
import { sendButton, sendingButton, writeMessage } from '#tests/site/contact-form.ts'
import { islandReady, shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { settle, violations } from '#tests/engine/any-site/axe.ts'
import { all } from '#tests/run/all.ts'

type Stage = { page: Page; inbox: Preview['inbox'] }

/** A state of a page with less motion. */
type State = {
  name: string
  /** Address relative to the site. */
  path: string
  /** The widths that have the state; by default all. */
  widths?: readonly number[]
  /** True if it shows in the first screen alone. */
  isScreen?: boolean
  reach?: (stage: Stage) => Promise<unknown>
}

const allWidths = [360, 820, 1440]

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

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

const states: readonly State[] = [
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
    name: 'home-carousels-moved',
    path: '',
    reach: async ({ page }) => {
      for (const id of ['highlights', 'reviews']) {
        const carousel = await islandReady(page, id)
        await carousel.getByRole('button', { name: 'Next' }).click()
      }
    },
  },
  {
    name: 'about-row-open',
    path: 'about',
    reach: ({ page }) => page.locator('summary').nth(1).click(),
  },
  sent('contact-sending', 'never', sendingButton),
  sent('contact-error', 'invalid', (page) => page.locator('.toast')),
  sent('contact-success', 'ok', (page) => page.locator('.toasts').getByRole('status')),
]

for (const width of all ? allWidths : [360]) {
  const own = states.filter(({ widths = allWidths }) =>
    (all ? widths : widths.slice(0, 1)).includes(width),
  )
  const name = `axe finds no violation in any state, at ${width} px`
  test(name, { timeout: 60_000 + 30_000 * own.length }, async ({ newPage, inbox }) => {
    const expected = [/Failed to load resource/]
    const page = await newPage({ width, reducedMotion: true, expected })
    for (const { name: state, path, isScreen, reach } of own) {
      await page.goto(path)
      await shellReady(page)
      await reach?.({ page, inbox })
      await settle(page)
      // To axe, a link that is scrolled halfway below the header is too small.
      if (!isScreen) await page.evaluate(() => scrollTo(0, 0))
      expect.soft(await violations(page), state).toEqual([])
    }
  })
}
