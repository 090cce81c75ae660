import type { Browser, Locator, Page } from 'playwright'
import { sendButton, successPanel, writeMessage } from '#tests/site/contact-form.ts'
import { heading } from '#tests/support/navigate.ts'
import { answerExternal, isExternal } from '#tests/support/open-page.ts'
import { pageReady } from '#tests/support/ready.ts'

/** Presses a target once it is at rest and the page has drawn what scrolled in. */
async function press(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  await target.page().waitForTimeout(400)
  await target.click()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const pressIn = (island: string, name: string | RegExp) => (page: Page) =>
  press(page.locator(`site-island[data-id=${island}]`).getByRole('button', { name }).first())

async function send(page: Page) {
  await writeMessage(page)
  await press(sendButton(page))
  await successPanel(page).waitFor()
}

async function sendInVain(page: Page) {
  await writeMessage(page)
  await page.route('**/__inbox/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await press(sendButton(page))
  await page.getByRole('link', { name: 'Write an e-mail instead' }).waitFor()
}

type Act = (page: Page) => Promise<unknown>
type Interaction = [name: string, path: string, width: number, ...acts: Act[]]

const menu: Act = (page) => press(button(page, 'Menu'))
const services: Act = (page) => press(button(page, 'Services'))
const escape: Act = (page) => page.keyboard.press('Escape')
const rest: Act = (page) => page.waitForTimeout(400)
const pressFirst = (selector: string) => (page: Page) => press(page.locator(selector).first())
const pressButton = (name: string) => (page: Page) => press(button(page, name))
const arrive = (name: string) => (page: Page) => heading(page, name)

/** What a visitor does on the site, each on a page of its own. */
const interactions: readonly Interaction[] = [
  ['menu opens', '', 360, menu],
  ['menu closes', '', 360, menu, rest, menu],
  [
    'link of the menu',
    '',
    360,
    menu,
    pressFirst('#_mobile-menu [href$=about]'),
    arrive('About Us'),
  ],
  ['services menu opens', '', 1280, services],
  ['services menu closes', '', 1280, services, rest, escape],
  ['question opens', 'about', 360, pressFirst('summary')],
  ['program opens', 'programs', 360, pressFirst('summary')],
  ['highlights, next', '', 360, pressIn('highlights', 'Next')],
  ['highlights, pause', '', 360, pressIn('highlights', 'Pause')],
  ['reviews, next', '', 360, pressIn('reviews', 'Next')],
  ['reviews, dot', '', 360, pressIn('reviews', /^Review 3/)],
  ['partners stopped', 'about', 360, pressFirst('[id$=partners-pause]')],
  ['typing', 'contact', 360, (page) => page.getByLabel('Full Name').pressSequentially('Asha Rai')],
  ['message sent', 'contact', 360, send],
  ['another message', 'contact', 360, send, pressButton('Send Another Message')],
  ['message not sent', 'contact', 360, sendInVain],
  ['toast closed', 'contact', 360, sendInVain, pressButton('Close')],
  ['plan chosen', 'IT-services', 360, pressFirst('.plan a'), arrive('Contact Us')],
  ['inquiry', '', 360, pressButton('Continue on the contact page'), arrive('Contact Us')],
  ['link followed', '', 1280, pressFirst('header nav [href$=about]'), arrive('About Us')],
]

/** Records how long each interaction takes from now on; https://web.dev/articles/inp */
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

/** The longest duration so far in milliseconds; those under 16 aren't recorded. */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(1500)
  const durations = await page.evaluate((): unknown => Reflect.get(window, 'durations'))
  return Array.isArray(durations) ? Math.max(16, ...durations.map(Number)) : Number.NaN
}

/** Measures one interaction on a page of its own. */
async function time(browser: Browser, baseURL: string, [, path, width, ...acts]: Interaction) {
  const viewport = { width, height: 800 }
  const context = await browser.newContext({ baseURL, viewport, hasTouch: width < 600 })
  await context.route(isExternal, (route) => answerExternal(route, console.error))
  const page = await context.newPage()
  await page.goto(path)
  await pageReady(page)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await watch(page)
  for (const act of acts) await act(page)
  const duration = await longest(page)
  await context.close()
  return duration
}

/**
 * Milliseconds from each interaction to the next paint, at a fourth of this machine's speed; the
 * median of several rounds.
 */
export async function* interactionTimes(browser: Browser, url: string, rounds: number) {
  for (const interaction of interactions) {
    const durations: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      durations.push(await time(browser, url, interaction))
    }
    durations.sort((a, b) => a - b)
    yield { name: interaction[0], duration: durations[Math.floor(durations.length / 2)] }
  }
}
