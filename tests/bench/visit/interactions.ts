import type { Browser, Locator, Page } from 'playwright'
import { sendButton, successPanel, writeMessage } from '#tests/site/contact-form.ts'
import { heading } from '#tests/support/navigate.ts'
import { pageReady } from '#tests/support/ready.ts'
import { median } from '../median.ts'
import { openSlowly, slowDown } from './slow-page.ts'

/** How long a finger or a button is down. Without it, the end of a tap waits for what its start does. */
const pressMs = 90

/** Presses a target once it is at rest and the page has drawn what scrolled in. */
async function press(target: Locator) {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(400)
  const { width = 0 } = page.viewportSize() ?? {}
  if (width >= 600) return target.click({ delay: pressMs })
  // Waits until it can be tapped, and where. The tap itself is the browser's alone.
  await target.tap({ trial: true })
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await page.waitForTimeout(pressMs)
  await chrome.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const pressIn = (id: string, name: string | RegExp) => async (page: Page) => {
  const island = page.locator(`site-island[data-id=${id}]`)
  await island.scrollIntoViewIfNeeded()
  await press(island.getByRole('button', { name }).first())
}

async function send(page: Page) {
  await press(sendButton(page))
  await successPanel(page).waitFor()
}

async function sendInVain(page: Page) {
  await page.route('**/__inbox/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await press(sendButton(page))
  await page.getByRole('link', { name: 'Write an email instead' }).waitFor()
}

type Act = (page: Page) => Promise<unknown>
/** The last act is measured, those before it lead to it. */
type Interaction = [name: string, path: string, width: number, ...acts: Act[]]

const menu: Act = (page) => press(button(page, 'Menu'))
const services: Act = (page) => press(button(page, 'Services'))
const write: Act = (page) => writeMessage(page)
const pressFirst = (selector: string) => (page: Page) => press(page.locator(selector).first())
const pressButton = (name: string) => (page: Page) => press(button(page, name))

const follow = (link: (page: Page) => Locator, name: string) => async (page: Page) => {
  await press(link(page))
  await heading(page, name)
}
const followFirst = (selector: string, name: string) =>
  follow((page) => page.locator(selector).first(), name)

/** A single press, which may be the first of a visit. */
const presses: readonly Interaction[] = [
  ['menu opens', '', 360, menu],
  ['question opens', 'about', 360, pressFirst('summary')],
  ['program opens', 'programs', 360, pressFirst('summary')],
  ['highlights, next', '', 360, pressIn('highlights', 'Next')],
  ['partners stopped', 'about', 360, pressIn('partners-pause', /^Pause/)],
  ['typing', 'contact', 360, (page) => page.getByLabel('Full Name').pressSequentially('Asha Rai')],
]

/** What a visitor does on the site, each on a page of its own. */
const interactions: readonly Interaction[] = [
  ...presses,
  ['menu closes', '', 360, menu, menu],
  ['link of the menu', '', 360, menu, followFirst('#_mobile-menu [href$=about]', 'About Us')],
  ['services menu opens', '', 1280, services],
  ['services menu closes', '', 1280, services, (page) => page.keyboard.press('Escape')],
  ['highlights, pause', '', 360, pressIn('highlights', 'Pause')],
  ['reviews, next', '', 360, pressIn('reviews', 'Next')],
  ['reviews, dot', '', 360, pressIn('reviews', /^Review 3/)],
  ['message sent', 'contact', 360, write, send],
  ['another message', 'contact', 360, write, send, pressButton('Send Another Message')],
  ['message not sent', 'contact', 360, write, sendInVain],
  ['toast closed', 'contact', 360, write, sendInVain, pressButton('Close')],
  ['plan chosen', 'IT-services', 360, followFirst('.plan a', 'Contact Us')],
  [
    'inquiry',
    '',
    360,
    follow((page) => button(page, 'Continue on the contact page'), 'Contact Us'),
  ],
  ['link followed', '', 1280, followFirst('header nav [href$=about]', 'About Us')],
]

/** What a visitor may do first, before any script but the loader has come. */
const firstPresses: readonly Interaction[] = [
  ...presses,
  ['link of the menu', '', 360, menu, pressFirst('#_mobile-menu [href$=about]')],
  ['empty form sent', 'contact', 360, (page) => press(sendButton(page))],
  ['link followed', '', 360, pressFirst('main a[href$=programs]')],
]

/** Milliseconds of the longest press of the last act; those under 16 aren't recorded. */
async function time(browser: Browser, url: string, interaction: Interaction, isFirst: boolean) {
  const [, path, width, ...acts] = interaction
  const last = acts.pop()
  const { page, longest, close } = await openSlowly(browser, url, { width, isSlow: isFirst })
  await page.goto(path)
  if (!isFirst) await pageReady(page)
  await page.waitForLoadState(isFirst ? 'load' : 'networkidle')
  await page.context().newCDPSession(page).then(slowDown)
  for (const act of acts) await act(page)
  // Presses are reported late.
  await page.waitForTimeout(1500)
  const before = longest().length
  await last?.(page)
  await page.waitForTimeout(1500)
  const duration = Math.max(16, ...longest().slice(before))
  await close()
  return duration
}

/**
 * Milliseconds from each interaction to the next paint, at a fourth of this machine's speed; the
 * median of several rounds. `isFirst` measures the first press of a visit.
 */
export async function* interactionTimes(
  browser: Browser,
  url: string,
  rounds: number,
  isFirst: boolean,
) {
  for (const interaction of isFirst ? firstPresses : interactions) {
    const durations: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      durations.push(await time(browser, url, interaction, isFirst))
    }
    yield { name: interaction[0], duration: median(durations) }
  }
}
