import { expect } from 'vitest'
import { textsOf } from '#tests/support/read-page.ts'
import { test } from '#tests/support/site.ts'

test('About has a hero, its text, and cards for Vision, Mission and Objectives', async ({
  read,
}) => {
  const page = await read('about')
  expect(await textsOf(page.locator('h1'))).toEqual(['About Us'])
  expect(await page.locator('main .prose p').first().isVisible()).toBe(true)
  const headings = await textsOf(page.locator('main h2'))
  expect(headings).toEqual(expect.arrayContaining(['Vision', 'Mission', 'Objectives']))
})

test('The timeline numbers six areas of expertise', async ({ read }) => {
  const page = await read('about')
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

// programs.test.ts holds the same of rows with script.
test('The FAQ opens one of three answers at a time', async ({ read }) => {
  const page = await read('about')
  const rows = page.locator('details')
  const open = () =>
    rows.evaluateAll((nodes) => nodes.map((row) => row instanceof HTMLDetailsElement && row.open))
  expect(await open()).toEqual([false, false, false])
  const questions = await textsOf(rows.locator('summary h3'))
  for (const [index, topic] of [/certified/, /IT services/, /partners abroad/].entries()) {
    expect(questions[index]).toMatch(topic)
  }

  const row = (index: number) => rows.nth(index).locator('summary')
  await row(0).click()
  expect(await open()).toEqual([true, false, false])
  await row(2).click()
  expect(await open()).toEqual([false, false, true])
  await row(2).press('Enter')
  expect(await open()).toEqual([false, false, false])
})

test('The partners’ marquee follows the questions, and a next step ends the page', async ({
  read,
}) => {
  const page = await read('about')
  const marquee = 'section:has(> #_partners-strip)'
  expect(
    await page.locator(`main > section:has(details) + ${marquee} + .closing:last-child`).count(),
  ).toBe(1)
})
