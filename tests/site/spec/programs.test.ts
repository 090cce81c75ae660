import type { Page } from 'playwright'
import { expect } from 'vitest'
import { followNewLink, heading, hold } from '#tests/support/navigate.ts'
import { addressesOf, linksOf, textsOf } from '#tests/support/read-page.ts'
import { test } from '#tests/support/site.ts'

const programs = [
  'Executive Development Program on Leadership & Innovation',
  'Project Planning and Management',
  'Local Economic Development',
  'Proposal and Report Writing Workshop',
  'Hotel and Hospitality Management Course',
  'Hotel & Hospitality Management Course (Italy)',
]

const facts = [
  /Poland.*Banking and finance/,
  /5 days/,
  /5 days.*Italy/,
  /5 days/,
  /3 months.*Southern Italy/,
  /3 months.*Italy.*2-month placement/,
]

test('The programs are six cards with their facts, and six rows', async ({ read }) => {
  const page = await read('programs')
  expect(await textsOf(page.locator('h1'))).toEqual(['Professional Courses'])
  const cards = page.getByRole('region', { name: 'Programs' }).getByRole('listitem')
  expect(await textsOf(cards.getByRole('heading', { level: 3 }))).toEqual(programs)
  const texts = await textsOf(cards)
  for (const [index, fact] of facts.entries()) expect(texts[index]).toMatch(fact)
  expect(await cards.locator('img[src]').count()).toBeGreaterThanOrEqual(6)
  expect(await textsOf(page.locator('summary h3'))).toEqual(programs)
  expect((await page.locator('main').innerText()).match(/on request/gi)).toHaveLength(1)
})

test('Each card and row links to the brochure and says its size', async ({ read, site }) => {
  const page = await read('programs')
  const links = await linksOf(page.getByRole('link', { name: 'Download Brochure' }))
  await page.locator('summary').first().click()
  const row = page.locator('details[open]').getByRole('link', { name: 'Download Brochure' })
  const named = new Map([...links, ...(await linksOf(row))].map(([name, to]) => [to, name]))
  expect(named.size).toBe(6)
  for (const [to, name] of named) {
    const answer = await fetch(site.url + to.slice(1))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(name).toContain(`(PDF, ${Math.ceil(bytes.length / 1000)} kB)`)
  }
})

const openRows = (page: Page) => page.locator('details[open] summary h3').allInnerTexts()

/** Expects that one row at a time is open, and shows its key subjects. */
async function expectOneRow(page: Page) {
  const row = (index: number) => page.locator('summary').nth(index)
  await row(1).click()
  expect(await openRows(page)).toEqual([programs[1]])
  const subjects = page.locator('details[open] li')
  await subjects.first().waitFor()
  expect(await subjects.count()).toBeGreaterThan(0)
  await row(4).click()
  expect(await openRows(page)).toEqual([programs[4]])
  await row(4).click()
  expect(await openRows(page)).toEqual([])
}

test('One row at a time shows its key subjects without script', async ({ read }) =>
  expectOneRow(await read('programs')))

test('With script a row shows its subjects too, and stays in its place', async ({ newPage }) => {
  const page = await newPage({ path: 'programs' })
  await expectOneRow(page)
  const row = (index: number) => page.locator('summary').nth(index)
  const rows = page.locator('.accordion')
  const moving = () => rows.evaluate((node) => node.getAnimations({ subtree: true }).length)
  const settled = () => expect.poll(moving).toBe(0)
  for (const [reducedMotion, duration] of [
    ['no-preference', '0.2s'],
    ['no-preference', '1s'],
    ['reduce', '0s'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await row(0).click()
    await page.locator('details:nth-child(1)[open] li').first().waitFor()
    await settled()
    await row(1).evaluate((node) => scrollBy(0, node.getBoundingClientRect().top - 100))
    await rows.evaluate(
      (node: HTMLElement, value) => node.style.setProperty('--transition-duration-move', value),
      duration,
    )
    await row(1).click()
    await page.locator('details:nth-child(2)[open] li').first().waitFor()
    await settled()
    const top = async () => (await row(1).boundingBox())?.y
    const message = `with ${reducedMotion}, in ${duration}`
    await expect.poll(top, { message }).toBeCloseTo(100, -1)
  }
})

test('Back leads to the open row from which one left, and to its link', async ({ newPage }) => {
  const path = 'programs#local-economic-development'
  const page = await newPage({ path, width: 360, height: 740 })
  await page.locator('summary').nth(3).click()
  const link = page.locator('details[open]').getByRole('link', { name: 'More on this program' })
  await link.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  const place = await link.boundingBox()
  await link.click()
  await heading(page, 'Proposal and Report Writing Workshop')
  await page.goBack()
  await heading(page, 'Professional Courses')
  await expect.poll(() => link.evaluate((node) => node === document.activeElement)).toBe(true)
  expect((await link.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, -1)
})

test('/programs#slug opens that row and leads there, without script too', async ({ newPage }) => {
  const path = 'programs#local-economic-development'
  const inView = expect.toSatisfy((y: number) => y >= 0 && y < 500)
  const expectRow = async (page: Page) => {
    await expect.poll(() => openRows(page)).toEqual(['Local Economic Development'])
    const row = page.locator('details[open]')
    await expect.poll(() => row.evaluate((node) => node.getBoundingClientRect().y)).toEqual(inView)
  }
  const page = await newPage({ path, js: false, height: 600 })
  await expectRow(page)
  await page.goto('programs')
  await page.goto(path)
  await expectRow(page)
  const live = await newPage({ path: 'programs', height: 600 })
  await followNewLink(live, `/${path}`)
  await expectRow(live)
  await live.reload()
  await expectRow(live)
})

test('A row that was opened before the loader ran stays open', async ({ newPage }) => {
  const page = await newPage()
  const release = await hold(page, '**/assets/entries/**')
  await page.goto('programs#local-economic-development', { waitUntil: 'commit' })
  await expect.poll(() => openRows(page)).toEqual(['Local Economic Development'])
  await page.locator('summary').nth(4).click()
  release()
  await page.locator('[data-drawn]').waitFor()
  expect(await openRows(page)).toEqual([programs[4]])
})

test('A program’s page gives facts, text, subjects, brochure, neighbours', async ({ read }) => {
  const page = await read('programs/hotel-and-hospitality-management-course-italy')
  expect(await textsOf(page.locator('h1'))).toEqual([programs[5]])
  expect(await textsOf(page.getByLabel('Facts').locator('dd'))).toEqual([
    'On request Ask for the dates',
    '3 months',
    'Italy',
    '2-month placement',
    'On request Ask for the fee',
  ])
  const headings = await textsOf(page.locator('main :is(h2, h3)'))
  expect(headings).toEqual(expect.arrayContaining(['About the program', 'Key subjects']))
  expect(await page.getByRole('link', { name: 'Download Brochure' }).count()).toBe(1)
  const neighbours = page.getByRole('navigation', { name: 'More programs' }).getByRole('link')
  expect(await addressesOf(neighbours)).toEqual([
    '/programs/hotel-and-hospitality-management-course',
    '/programs/executive-development-program-leadership-innovation',
  ])
})
