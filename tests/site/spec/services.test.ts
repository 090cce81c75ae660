import { describe, expect } from 'vitest'
import { linksOf, textsOf } from '#tests/support/read-page.ts'
import { test } from '#tests/support/site.ts'

const services = [
  {
    path: 'IT-services',
    hero: 'Expert-led IT Solutions',
    services:
      'Tailored Website Development, Digital Marketing, Graphic Design, Custom Software Solutions, IT Consulting',
    why: 'Work With Professionals',
    points: 'Skilled team, Fast turnaround with quality, Tailored strategy, Ongoing support',
    how: 'How We Work',
    steps: 'Discovery, Strategy, Design, Delivery, Support',
    plans: [
      'Starter Plan: Website setup, Basic SEO, Brand identity kit, 1-month support',
      'Growth Plan: Full-stack website, Advanced SEO, Content and ads, 3-month support',
      'Custom Solution: Tailored project, End-to-end consulting, Priority delivery, Long-term support',
    ],
    label: 'Contact for Quote',
  },
  {
    path: 'AccountingServices',
    hero: 'Expert Accounting & Financial Services',
    services:
      'Bookkeeping & Financial Reporting, Tax Planning & Filing, Payroll Services, Financial Analysis & Budgeting, Business Advisory',
    why: 'Why Choose Our Firm?',
    points: expect.stringMatching(/^[^,]+(?:, [^,]+){3}$/),
    how: 'Process',
    steps: 'Consultation, Planning, Documentation, Execution, Ongoing Support',
    plans: [
      'Basic Plan: Monthly bookkeeping, Tax filing support, Financial summaries, Email support',
      'Business Plan: Full financial reporting, Quarterly tax planning, Payroll processing, Priority support',
      'Enterprise: Strategic advisory, CFO-level services, Audits and compliance, Dedicated account manager',
    ],
    label: 'Custom Quote',
  },
]

describe.for(services)('$path', ({ path, hero, why, how, ...given }) => {
  test('gives the hero, the services, the points and the steps', async ({ read }) => {
    const page = await read(path)
    expect(await textsOf(page.locator('h1'))).toEqual([hero])
    const titles = async (region: string) =>
      (await textsOf(page.getByRole('region', { name: region }).locator('h3'))).join(', ')
    expect(await titles('Services')).toEqual(given.services)
    expect(await titles(why)).toEqual(given.points)
    expect(await titles(how)).toEqual(given.steps)
    expect(await page.getByRole('region', { name: how }).locator('ol > li').count()).toBe(5)
  })

  test('gives three plans, and prints nothing for a price that is not known', async ({ read }) => {
    const page = await read(path)
    const plans = page.locator('.plan')
    const [found, paragraphs]: [string[], string[][]] = [[], []]
    for (const plan of await plans.all()) {
      const points = await textsOf(plan.locator('li'))
      found.push(`${await plan.locator('h3').innerText()}: ${points.join(', ')}`)
      paragraphs.push(await textsOf(plan.locator('p')))
    }
    expect(found).toEqual(given.plans)
    expect(paragraphs).toEqual([[], [], [given.label]])
    const links = await linksOf(plans.getByRole('link'))
    expect(links.map(([, to]) => to)).toEqual(Array(3).fill('/contact#message'))
  })

  test('shows the plans side by side on a tablet', async ({ read }) => {
    const page = await read(path)
    await page.setViewportSize({ width: 820, height: 900 })
    const tops = await page
      .locator('.plan')
      .evaluateAll((plans) => plans.map((plan) => plan.getBoundingClientRect().top))
    expect(tops).toEqual(Array(3).fill(tops[0]))
  })

  test('has a hero of 60vh, and of 400 pixels at least', async ({ read }) => {
    const page = await read(path)
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
})

const promised = [
  ['training', 'Training & Capacity Building'],
  ['consulting', 'Consulting Services'],
] as const

for (const [path, title] of promised) {
  test(`/${path} exists, as the navigation promises`, async ({ read }) => {
    const page = await read(path)
    expect(await textsOf(page.locator('h1'))).toEqual([title])
    const links = await linksOf(page.getByRole('main').getByRole('link'))
    expect(links.map(([, to]) => to)).toContain('/contact#message')
  })
}
