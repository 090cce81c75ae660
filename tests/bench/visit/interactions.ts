import type { Browser, Page } from 'playwright-core'
import { openSlowly } from './slow-page.ts'

type Interaction = { name: string; path: string; width: number; act: (page: Page) => Promise<void> }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const carousel = (id: string) => (page: Page) =>
  page.locator(`site-island[data-id=${id}]`).getByRole('button', { name: 'Next' }).click()

/** What a visitor does on the site, each on a page of its own. */
const interactions: readonly Interaction[] = [
  { name: 'menu opens', path: '', width: 360, act: (page) => press(page, 'Menu') },
  {
    name: 'menu closes',
    path: '',
    width: 360,
    act: async (page) => {
      await press(page, 'Menu')
      await page.waitForTimeout(400)
      await press(page, 'Menu')
    },
  },
  { name: 'services menu', path: '', width: 1280, act: (page) => press(page, 'Services') },
  {
    name: 'question opens',
    path: 'about',
    width: 360,
    act: (page) => page.locator('summary').first().click(),
  },
  {
    name: 'program opens',
    path: 'programs',
    width: 360,
    act: (page) => page.locator('summary').nth(2).click(),
  },
  { name: 'highlights, next', path: '', width: 360, act: carousel('highlights') },
  { name: 'reviews, next', path: '', width: 360, act: carousel('reviews') },
  {
    name: 'typing',
    path: 'contact',
    width: 360,
    act: (page) => page.getByLabel('Full Name').pressSequentially('Asha Rai'),
  },
  {
    name: 'message sent',
    path: 'contact',
    width: 360,
    act: async (page) => {
      await page.getByLabel('Full Name').fill('Asha Rai')
      await page.getByLabel('Email').fill('asha@example.org')
      await page.getByLabel('Message').fill('Namaste, when does the next course begin?')
      await press(page, 'Send Message')
      await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
    },
  },
  {
    name: 'inquiry carried on',
    path: '',
    width: 360,
    act: async (page) => {
      await page.locator('#inquiry-message').fill('Namaste')
      await press(page, 'Send inquiry')
      await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
    },
  },
  {
    name: 'link followed',
    path: '',
    width: 1280,
    act: async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByText('About Us').click()
      await page.waitForURL('**/about')
    },
  },
]

/** Notes how long each interaction takes from here on; https://web.dev/articles/inp */
const watch = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = []
    Reflect.set(window, 'durations', durations)
    const options = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'interactionId') > 0) durations.push(entry.duration)
      }
    }).observe(options)
  })

/** The longest so far in milliseconds; one under 16 is not noted. */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(1500)
  const durations = await page.evaluate((): unknown => Reflect.get(window, 'durations'))
  return Array.isArray(durations) ? Math.max(16, ...durations.map(Number)) : Number.NaN
}

/** Milliseconds from each interaction to the next paint, at a fourth of this machine's speed. */
export async function* interactionTimes(browser: Browser, url: string) {
  for (const { name, path, width, act } of interactions) {
    const page = await openSlowly(browser, { url, path, width })
    await watch(page)
    await act(page)
    yield { name, duration: await longest(page) }
    await page.context().close()
  }
}
