import type { Browser, Locator, Page } from 'playwright'
import { openSlowly } from './slow-page.ts'

type Interaction = {
  name: string
  path: string
  width: number
  /** What it is done to, where a small site has none of it. */
  needs?: string
  act: (page: Page) => Promise<void>
}

/** A visitor presses what stands still before them, not while the page still draws what scrolled in. */
async function pressAtRest(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  await target.page().waitForTimeout(400)
  await target.click()
}

const press = (page: Page, name: string) =>
  pressAtRest(page.getByRole('button', { name, exact: true }))

const carousel = (id: string, name: string | RegExp) => (page: Page) =>
  pressAtRest(page.locator(`site-island[data-id=${id}]`).getByRole('button', { name }).first())

async function write(page: Page) {
  await page.getByLabel('Full Name').fill('Asha Rai')
  await page.getByLabel('Email').fill('asha@example.org')
  await page.getByLabel('Message').fill('Namaste, when does the next course begin?')
}

async function send(page: Page) {
  await write(page)
  await press(page, 'Send Message')
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
}

/** The service of the message answers with an error. */
async function sendInVain(page: Page) {
  await write(page)
  await page.route('**/__inbox/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await press(page, 'Send Message')
  await page.getByRole('link', { name: 'Write an e-mail instead' }).waitFor()
}

/** A menu, open and at rest. */
async function opened(page: Page, name: string) {
  await press(page, name)
  await page.waitForTimeout(400)
}

const contactPage = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()

/** What a visitor does on the site, each on a page of its own. */
const interactions: readonly Interaction[] = [
  { name: 'menu opens', path: '', width: 360, act: (page) => press(page, 'Menu') },
  {
    name: 'menu closes',
    path: '',
    width: 360,
    act: async (page) => {
      await opened(page, 'Menu')
      await press(page, 'Menu')
    },
  },
  {
    name: 'link of the menu followed',
    path: '',
    width: 360,
    act: async (page) => {
      await press(page, 'Menu')
      await page.locator('#mobile-menu').getByText('About Us').click()
      await page.waitForURL('**/about')
    },
  },
  { name: 'services menu opens', path: '', width: 1280, act: (page) => press(page, 'Services') },
  {
    name: 'services menu closes',
    path: '',
    width: 1280,
    act: async (page) => {
      await opened(page, 'Services')
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'question opens',
    path: 'about',
    width: 360,
    act: (page) => pressAtRest(page.locator('summary').first()),
  },
  {
    name: 'program opens',
    path: 'programs',
    width: 360,
    act: (page) => pressAtRest(page.locator('summary').nth(2)),
  },
  {
    name: 'finder of programs',
    path: 'programs',
    width: 360,
    needs: '#find-program-field',
    act: (page) => page.locator('#find-program-field').pressSequentially('account'),
  },
  { name: 'highlights, next', path: '', width: 360, act: carousel('highlights', 'Next') },
  { name: 'highlights, pause', path: '', width: 360, act: carousel('highlights', 'Pause') },
  { name: 'reviews, next', path: '', width: 360, act: carousel('reviews', 'Next') },
  { name: 'reviews, dot', path: '', width: 360, act: carousel('reviews', /^Review 3/) },
  { name: 'partners stopped', path: 'about', width: 360, act: (page) => press(page, 'Pause') },
  {
    name: 'typing',
    path: 'contact',
    width: 360,
    act: (page) => page.getByLabel('Full Name').pressSequentially('Asha Rai'),
  },
  { name: 'message sent', path: 'contact', width: 360, act: send },
  {
    name: 'another message',
    path: 'contact',
    width: 360,
    act: async (page) => {
      await send(page)
      await press(page, 'Send Another Message')
    },
  },
  { name: 'message not sent', path: 'contact', width: 360, act: sendInVain },
  {
    name: 'toast closed',
    path: 'contact',
    width: 360,
    act: async (page) => {
      await sendInVain(page)
      await press(page, 'Close')
    },
  },
  {
    name: 'plan chosen',
    path: 'IT-services',
    width: 360,
    act: async (page) => {
      await pressAtRest(page.locator('.plan a').first())
      await contactPage(page)
    },
  },
  {
    name: 'inquiry carried on',
    path: '',
    width: 360,
    act: async (page) => {
      await page.locator('#inquiry-message').fill('Namaste')
      await press(page, 'Send inquiry')
      await contactPage(page)
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

/** Of one interaction, on a page of its own; undefined where the site has nothing to do it to. */
async function time(browser: Browser, url: string, { path, width, needs, act }: Interaction) {
  const page = await openSlowly(browser, { url, path, width })
  const isThere = needs === undefined || (await page.locator(needs).count()) > 0
  if (isThere) {
    await watch(page)
    await act(page)
  }
  const duration = isThere ? await longest(page) : undefined
  await page.context().close()
  return duration
}

/**
 * Milliseconds from each interaction to the next paint, at a fourth of this machine's speed;
 * the middle of several rounds.
 */
export async function* interactionTimes(browser: Browser, url: string, rounds: number) {
  for (const interaction of interactions) {
    const durations: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const duration = await time(browser, url, interaction)
      if (duration !== undefined) durations.push(duration)
    }
    durations.sort((a, b) => a - b)
    yield { name: interaction.name, duration: durations[Math.floor(durations.length / 2)] }
  }
}
