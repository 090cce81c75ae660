import type { Page } from 'playwright'
import { expect } from 'vitest'
import { contactField, successPanel, writeMessage } from '#tests/site/contact-form.ts'
import { overflow } from '#tests/engine/any-site/overflow.ts'
import { footerLink, heading, hold } from '#tests/support/navigate.ts'
import { islandReady, painted, shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const withEverything = 'programs/hotel-and-hospitality-management-course'
const onRequest = 'programs/hotel-and-hospitality-management-course-italy'
/** Its title has 90 characters, the most that a title may have. */
const long = 'programs/local-economic-development'

const facts = (page: Page) => page.getByLabel('Facts')
const bar = (page: Page) => page.getByRole('navigation', { name: 'Apply or ask' })

for (const [program, known] of [
  [withEverything, /Next date.*Apply by.*Length.*Place.*Fee NPR.*Covers/],
  [onRequest, /Dates.*Length.*Place.*Fee On request Ask for the fee/],
  [long, /Dates.*Length.*Place.*Fee/],
] as const) {
  test(`/${program} begins with what decides, and Apply before Ask`, async ({ read }) => {
    const page = await read(program)
    for (const [width, height] of [
      [390, 844],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      const words = (await facts(page).innerText()).replaceAll(/\s+/g, ' ')
      expect(words).toMatch(known)
      expect(words).toMatch(/Apply Ask a question/)
      const boxes = await Promise.all(
        [
          page.locator('h1'),
          facts(page).locator('dt').first(),
          facts(page).locator('dd').last(),
          facts(page).getByRole('link', { name: 'Apply', exact: true }),
          facts(page).getByRole('link', { name: 'Ask a question' }),
        ].map((element) => element.boundingBox()),
      )
      // On phones a photograph, 56 % of the width high, is above the facts.
      const isBelowPhoto = width === 390 && (await page.locator('.hero-photo').count()) > 0
      const limit = isBelowPhoto ? 1.5 * height : height
      for (const box of boxes)
        expect((box?.y ?? limit) + (box?.height ?? 0), `${width} px`).toBeLessThan(limit)
      expect(boxes[1]?.y).toBeLessThan(isBelowPhoto ? height - 100 : 500)
    }
  })
}

/** Runs in the browser: counts the Apply links in view that nothing covers. */
const appliesInSight = () =>
  [...document.querySelectorAll('main a[data-inquiry]')].filter((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return link.textContent.trim() === 'Apply' && top && link.contains(top)
  }).length

test('On phones a bar follows the first screen and leaves before the end', async ({ read }) => {
  const page = await read(withEverything)
  await page.setViewportSize({ width: 390, height: 844 })
  const scrolled = async (y: number) => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    return (await bar(page).boundingBox())?.y ?? Number.NaN
  }
  expect(await scrolled(0)).toBeGreaterThan(844)
  const { y: end = 0, height = 0 } = (await facts(page).boundingBox()) ?? {}
  expect(await scrolled(end + height)).toBeLessThan(844 - 60)
  const top = await scrolled(3000)
  const box = await bar(page).boundingBox()
  expect(top + (box?.height ?? 0)).toBeCloseTo(844, 0)
  expect((await bar(page).getByRole('link').allInnerTexts()).map((text) => text.trim())).toEqual([
    'Apply',
    'Call',
    'WhatsApp',
    'Brochure',
  ])
  const found = new Set<number>()
  const { height: all = 0 } = (await page.locator('main').boundingBox()) ?? {}
  for (let y = 0; y < all; y += 60) {
    await scrolled(y)
    found.add(await page.evaluate(appliesInSight))
  }
  expect(found).toEqual(new Set([1, 0]))

  await page.emulateMedia({ media: 'print' })
  expect(await bar(page).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  for (const [width, low] of [
    [820, 1180],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height: low })
    expect(await bar(page).isVisible(), `${width} x ${low}`).toBe(false)
  }
})

test('The list of contents names the parts that are there, in their order', async ({ read }) => {
  const page = await read(withEverything)
  await page.setViewportSize({ width: 1366, height: 768 })
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const to = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))
  const parts = page.locator('.program-text section section').locator('> h3, > .prose h3')
  const there = await parts.evaluateAll((nodes) => nodes.map(({ id }) => `#${id}`))
  expect(to.slice(0, -1)).toEqual(there)
  expect(there.join(' ')).toBe(
    '#_dates #audience #eligibility #timetable #language ' +
      '#outcomes #subjects #what-you-learn #how-the-months-are-spent #trainers #certificate #recognition ' +
      '#fee #payment #scholarships #refund #apply',
  )
  const marked = page.getByRole('link').and(page.locator(':target-current'))
  await page.locator('#trainers').evaluate((node) => node.scrollIntoView())
  await expect.poll(() => marked.allInnerTexts()).toEqual(['Trainers'])
  expect(await page.locator('.program-text h2').allInnerTexts()).toEqual([
    'Joining the program',
    'Inside the program',
    'What participants say',
    'Fee and application',
  ])
  const [fee] = await page.locator('#fee + .prose table').allInnerTexts()
  expect(fee).toMatch(/First instalment\s+Due: 31\u00A0January\u00A02027.*Total.*NPR.*Refundable/s)
  expect(await page.getByRole('region', { name: 'What participants say' }).isVisible()).toBe(true)
})

test('A phone has the short contents below the facts, and a fee leads to its parts', async ({
  read,
}) => {
  const page = await read('programs/project-planning-and-management')
  await page.setViewportSize({ width: 390, height: 844 })
  const contents = page.getByRole('navigation', { name: 'On this page' })
  expect(await contents.getByRole('link').allInnerTexts()).toEqual([
    'Dates',
    'What you need to join',
    'What you can do afterwards',
    'Trainers',
    'Certificate',
    'Fee',
    'Scholarships',
  ])
  const { y = 0, height = 0 } = (await contents.boundingBox()) ?? {}
  expect(await page.evaluate((end) => scrollY + end, y + height)).toBeLessThan(844 * 1.5)
  const words = await facts(page).innerText()
  expect(words).toContain('+ Deposit for the tools: NPR\u00A02,000')
  expect(words).toMatch(/All notices\s+Company registration:/)
  const link = facts(page).getByRole('link', { name: 'When to pay' })
  expect(await link.getAttribute('href')).toBe('#fee')
})

test('Home shows the next four dates and leads to all others', async ({ newPage }) => {
  const page = await newPage({ path: '' })
  const dates = page.getByRole('region', { name: 'Upcoming intakes' })
  expect(await dates.getByRole('heading', { level: 3 }).count()).toBe(4)
  await dates.getByRole('link', { name: 'All dates' }).click()
  await page.waitForURL('**/programs#_intakes')
  await expect.poll(() => dates.getByRole('heading', { level: 3 }).count()).toBe(5)
  await dates.locator('summary', { hasText: 'All dates' }).click()
  expect(await dates.getByRole('heading', { level: 3 }).count()).toBe(10)
})

test('From 1024 px a table compares the programs; below, the first card shows', async ({
  read,
}) => {
  const page = await read('programs')
  await page.setViewportSize({ width: 1024, height: 768 })
  const table = page.getByRole('region', { name: 'Programs' }).getByRole('table')
  const rows = await table.getByRole('row').allInnerTexts()
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Program Who it is for Length Place Next date Fee',
    expect.stringMatching(/^Executive Development.*Poland.*Apply by 1 February 2027 NPR 3,85,000$/),
    expect.stringMatching(/^Project Planning.*5 days Kathmandu 17 January 2027.*NPR 28,500$/),
    expect.stringMatching(/ NPR 24,000$/),
    expect.stringMatching(/ Free$/),
    expect.stringMatching(/ NPR 4,65,000$/),
    expect.stringMatching(/ On request$/),
  ])
  for (const width of [390, 1440]) {
    const height = width === 390 ? 844 : 900
    await page.setViewportSize({ width, height })
    expect(await table.isVisible()).toBe(width === 1440)
    const first = page.getByRole('region', { name: 'Programs' }).getByRole('link').first()
    const { y = height } = (await first.boundingBox()) ?? {}
    expect(y, `${width} px`).toBeLessThan(height - 40)
  }
})

test('“Apply for this date” names program and date in the form', async ({ newPage, read }) => {
  const program = 'Project Planning and Management'
  const apply = (page: Page) =>
    page.getByRole('link', { name: `Apply for this date ${program}` }).first()
  const page = await newPage({ path: 'programs/project-planning-and-management' })
  const filledIn = await apply(page).getAttribute('data-inquiry')
  for (const start of ['', 'programs']) {
    const other = apply(await read(start))
    expect(await other.getAttribute('href')).toBe('/contact#message')
    expect(await other.getAttribute('data-inquiry')).toBe(filledIn)
  }
  await apply(page).click()
  await page.getByRole('heading', { name: `Apply: ${program}` }).waitFor()
  const chosen = `${program}, 17–21 January 2027, Kathmandu · On site`
  await expect
    .poll(() => contactField(page, 'message').inputValue())
    .toBe(`I would like to apply for this program: ${chosen}.`)
  expect(await contactField(page, 'interest').inputValue()).toBe('Professional Courses')
  const note = await page.getByText('Nothing has been sent yet.').innerText()
  expect(note.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')).toContain(`${chosen}.`)
})

/** Runs in the browser: the sum of all layout shifts so far, including shifts after a press. */
function layoutShift() {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
}

test('Apply opens an application, whose date becomes a part of the message', async ({
  newPage,
  inbox,
}) => {
  const page = await newPage({ path: 'programs/project-planning-and-management', width: 360 })
  const before = await page.evaluate(layoutShift)
  await facts(page).getByRole('link', { name: 'Apply', exact: true }).click()
  const application = page.getByRole('heading', {
    name: 'Apply: Project Planning and Management',
  })
  await application.waitFor()
  await painted(page)
  expect((await page.evaluate(layoutShift)) - before).toBeLessThan(0.02)
  const steps = page.getByRole('region', { name: 'How to apply' })
  expect(await steps.getByRole('listitem').count()).toBe(4)
  const dates = page.getByRole('group', { name: 'Which date?' }).getByRole('radio')
  const checked = () =>
    dates.evaluateAll((nodes: HTMLInputElement[]) => nodes.map((node) => node.checked))
  expect(await checked()).toEqual([false, false, false, true])
  expect(await overflow(page)).toBe(0)

  await writeMessage(page, `${await contactField(page, 'message').inputValue()} I can pay by bank.`)
  await dates.last().focus()
  await page.keyboard.press('ArrowUp')
  await page.reload()
  await application.waitFor()
  expect(await checked()).toEqual([false, false, true, false])
  await dates.nth(1).click()
  await page.getByRole('button', { name: 'Send application' }).click()
  await successPanel(page).waitFor()
  const [sent] = await inbox.messages()
  const fields = Object.fromEntries(sent?.fields ?? [])
  expect(Object.keys(fields)).toEqual(['name', 'email', 'phone', 'interest', 'message'])
  const words = '7–11 March 2027, Pokhara, Lakeside · On site and online'
  expect(fields['message']?.replaceAll('\r\n', '\n')).toBe(
    `I can pay by bank.\n\nI would like to apply for this program: Project Planning and Management, ${words}.`,
  )
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await page.getByRole('heading', { name: 'Get In Touch' }).waitFor()
  expect(await dates.count()).toBe(0)
})

test('A plain visit after Apply, and a question, have the words of the contact page', async ({
  newPage,
}) => {
  const page = await newPage({ path: withEverything })
  await facts(page).getByRole('link', { name: 'Apply', exact: true }).click()
  const application = page.getByRole('heading', { name: /^Apply: / })
  await application.waitFor()
  await footerLink(page, 'Contact').click()
  await page.getByRole('heading', { name: 'Get In Touch' }).waitFor()
  await page.goto(withEverything)
  await facts(page).getByRole('link', { name: 'Ask a question' }).click()
  await heading(page, 'Contact Us')
  await islandReady(page, 'contact-form')
  expect(await application.count()).toBe(0)
})

test('WhatsApp in the footer begins with the message of each page', async ({ newPage }) => {
  const page = await newPage({ path: withEverything })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp' })
  expect(await link.getAttribute('href')).toContain('?text=')
  await footerLink(page, 'About Us').click()
  await heading(page, 'About Us')
  await expect.poll(() => link.getAttribute('href')).not.toContain('?text=')
})

test('A photograph that fails to load is replaced by the woven picture', async ({ newPage }) => {
  const page = await newPage({ expected: [/net::ERR/] })
  const fail = await hold(page, /\/media\/.*\.(?:avif|webp|jpe?g)$/, (route) => route.abort())
  await page.goto('programs', { waitUntil: 'domcontentloaded' })
  const photos = page.locator('.program-picture [data-fallback]')
  await photos.first().scrollIntoViewIfNeeded()
  fail()
  await expect.poll(() => photos.count()).toBe(0)
  const narrowest = () =>
    page
      .locator('.program-picture img')
      .evaluateAll((images: HTMLImageElement[]) =>
        Math.min(...images.map(({ naturalWidth }) => naturalWidth)),
      )
  await expect.poll(narrowest).toBeGreaterThan(0)
  await shellReady(page)
  await page.locator(`main a[href="/${withEverything}"]`).first().click()
  await page.waitForURL(`**/${withEverything}`)
  await expect.poll(() => page.locator('section:has(h1) [data-fallback]').count()).toBe(0)
})

test('A photograph is beside the text of its page, on phones below it, and keeps its focus', async ({
  newPage,
}) => {
  const page = await newPage({ expected: [/net::ERR/] })
  const hero = page.locator('[data-hour="gurans"]:has(h1)')
  const photo = hero.locator('[data-fallback]')
  const height = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return (await hero.boundingBox())?.height
  }
  const widths = [360, 820, 1440, 1920]
  await page.goto(withEverything)
  const heights = new Map<number, unknown>()
  for (const width of widths) {
    heights.set(width, await height(width))
    const box = await photo.boundingBox()
    const ends = await hero
      .locator('h1, p')
      .evaluateAll(
        (parts, side) => Math.max(...parts.map((part) => part.getBoundingClientRect()[side])),
        width === 360 ? ('bottom' as const) : ('right' as const),
      )
    expect(ends).toBeLessThan((width === 360 ? box?.y : box?.x) ?? 0)
    const position = await photo.evaluate((image) => getComputedStyle(image).objectPosition)
    expect(position).toBe('25% 50%')
  }
  await page.route(/\/media\/.*\.(?:avif|webp|jpe?g)$/, (route) => route.abort())
  await page.reload()
  await expect.poll(() => photo.count()).toBe(0)
  for (const width of widths) expect(await height(width)).toBe(heights.get(width))
})

test('Twelve reviews have a counter, and partners that stand still are side by side', async ({
  newPage,
}) => {
  const page = await newPage({ width: 390, reducedMotion: true })
  await page.goto('')
  const reviews = page.getByRole('region', { name: 'Partnership reviews' })
  await reviews.getByText('1 / 12', { exact: true }).waitFor()
  expect(await reviews.getByRole('button').count()).toBe(3)
  expect(await page.getByText('Sample', { exact: true }).count()).toBe(0)
  const tops = await page
    .locator('#_partners-strip li:visible')
    .evaluateAll((logos) => logos.map((logo) => logo.getBoundingClientRect().top))
  expect(tops[1]).toBe(tops[0])
})

/** Runs in the browser: the days, amounts and phone numbers that two lines share. */
function broken(): string[] {
  const months =
    'January|February|March|April|May|June|July|August|September|October|November|December'
  const whole = new RegExp(
    `\\d+\\s(?:${months})\\s\\d{4}|[A-Z]{3}\\s[\\d,]+|\\+977[\\d\\s]+\\d`,
    'g',
  )
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: words, index } of (node.textContent ?? '').matchAll(whole)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + words.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(words)
    }
  }
  return found
}

test('No day, amount or number breaks, and nothing is beside the window', async ({ read }) => {
  for (const start of ['', 'programs', withEverything, long]) {
    const page = await read(start)
    for (const width of [320, 360, 390, 820, 1366]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(broken), `/${start} at ${width} px`).toEqual([])
      expect(await overflow(page), `/${start} at ${width} px`).toBe(0)
    }
  }
})
