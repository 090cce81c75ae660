import { expect } from 'vitest'
import { linksOf, textsOf } from '#tests/support/read-page.ts'
import { test as siteTest } from '#tests/support/site.ts'

/** AccountingServices, training and consulting have the same layout. */
const test = siteTest.extend('page', ({ read }) => read('IT-services'))

const plans = [
  'Starter Plan: Website setup, Basic SEO, Brand identity kit, 1-month support',
  'Growth Plan: Full-stack website, Advanced SEO, Content and ads, 3-month support',
  'Custom Solution: Tailored project, End-to-end consulting, Priority delivery, Long-term support',
]

test('A service gives its hero, its services, its points and its steps', async ({ page }) => {
  expect(await textsOf(page.locator('h1'))).toEqual(['Expert-led IT Solutions'])
  const titles = async (region: string) =>
    (await textsOf(page.getByRole('region', { name: region }).locator('h3'))).join(', ')
  expect(await titles('Services')).toBe(
    'Tailored Website Development, Digital Marketing, Graphic Design, Custom Software Solutions, IT Consulting',
  )
  expect(await titles('Work With Professionals')).toBe(
    'Skilled team, Fast turnaround with quality, Tailored strategy, Ongoing support',
  )
  expect(await titles('How We Work')).toBe('Discovery, Strategy, Design, Delivery, Support')
  const steps = page.getByRole('region', { name: 'How We Work' }).locator('ol > li')
  expect(await steps.count()).toBe(5)
})

test('A service gives three plans, and nothing for a price it lacks', async ({ page }) => {
  const cards = page.locator('.plan')
  const [found, paragraphs]: [string[], string[][]] = [[], []]
  for (const plan of await cards.all()) {
    const points = await textsOf(plan.locator('li'))
    found.push(`${await plan.locator('h3').innerText()}: ${points.join(', ')}`)
    paragraphs.push(await textsOf(plan.locator('p')))
  }
  expect(found).toEqual(plans)
  expect(paragraphs).toEqual([[], [], ['Contact for Quote']])
  const links = await linksOf(cards.getByRole('link'))
  expect(links.map(([, to]) => to)).toEqual(Array(3).fill('/contact#message'))
})

test('A service has a hero of 60vh, and of 400 pixels at least', async ({ page }) => {
  const least = () =>
    page.locator('section', { has: page.locator('h1') }).evaluate((node) => ({
      given: Number.parseFloat(getComputedStyle(node).minHeight),
      taken: node.getBoundingClientRect().height,
    }))
  for (const [height, expected] of [
    [900, 540],
    [1200, 720],
    [500, 400],
  ] as const) {
    await page.setViewportSize({ width: 1440, height })
    const hero = await least()
    expect(hero.given).toBe(expected)
    expect(hero.taken).toBeGreaterThanOrEqual(expected)
  }
})

test('The ways to the office are beside the text of a wide page', async ({ read }) => {
  const page = await read('consulting')
  const ways = page.getByRole('complementary', { name: 'Visit or write' })
  const [text, facts] = [page.locator('main .prose'), ways.getByRole('definition')]
  expect(await facts.count()).toBe(4)
  const [left, right] = [await text.boundingBox(), await facts.first().boundingBox()]
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
})
