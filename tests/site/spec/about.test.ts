import { expect } from 'vitest'
import { textsOf } from '#tests/support/read-page.ts'
import { test as siteTest } from '#tests/support/site.ts'

const test = siteTest.extend('page', ({ read }) => read('about'))

test('About has a hero, a text, and cards for Vision, Mission, Objectives', async ({ page }) => {
  expect(await textsOf(page.locator('h1'))).toEqual(['About Us'])
  expect(await page.locator('main .prose p').first().isVisible()).toBe(true)
  const headings = await textsOf(page.locator('main h2'))
  expect(headings).toEqual(expect.arrayContaining(['Vision', 'Mission', 'Objectives']))
})

test('The timeline numbers six areas of expertise', async ({ page }) => {
  const timeline = page.locator('main ol')
  expect(await textsOf(timeline.getByRole('heading', { level: 3 }))).toEqual([
    'IT Services & Digital Innovation',
    'Professional & Executive Courses',
    'Training & Capacity Building',
    'Business Consulting Services',
    'Academic Collaboration',
    'Project Management & Research',
  ])
  const numbers = await timeline
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content))
  expect(numbers.every((number) => /counter|\d/.test(number))).toBe(true)
})

// programs.test.ts holds how rows open.
test('The FAQ has three questions, whose answers are closed', async ({ page }) => {
  const questions = await textsOf(page.locator('details:not([open]) summary h3'))
  expect(questions).toEqual(
    [/certified/, /IT services/, /partners abroad/].map((topic) => expect.stringMatching(topic)),
  )
})

test('The partners follow the questions, and a next step ends the page', async ({ page }) => {
  const marquee = 'section:has(> #_partners-strip)'
  expect(
    await page.locator(`main > section:has(details) + ${marquee} + .closing:last-child`).count(),
  ).toBe(1)
})

test('The last section has the hour of the page, and its artwork is whole', async ({ page }) => {
  const hours = page
    .locator('.hero')
    .evaluateAll((all) => all.map(({ dataset }) => dataset['hour']))
  expect(await hours).toEqual(['noon', 'noon'])
  for (const width of [360, 820, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { y = 0 } = (await page.locator('.closing').boundingBox()) ?? {}
    const picture = await page.locator('.closing img').first().boundingBox()
    expect(picture?.y).toBeGreaterThanOrEqual(y)
    expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(640 / 2400, 2)
  }
})
