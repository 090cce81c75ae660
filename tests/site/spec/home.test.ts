import { expect } from 'vitest'
import { linksOf, textsOf } from '#tests/support/read-page.ts'
import { test as siteTest } from '#tests/support/site.ts'
import { name } from './institute.ts'

const test = siteTest.extend('page', ({ read }) => read(''))

test('The hero gives the headline, three bullets and the way to IT Services', async ({ page }) => {
  expect(await textsOf(page.locator('h1'))).toEqual([`Shape Your Future with ${name}`])
  const hero = page.locator('section', { has: page.locator('h1') })
  expect(await textsOf(hero.getByRole('listitem'))).toEqual([
    'Professional Courses',
    'Consulting Services',
    'Training and Capacity Building',
  ])
  expect(await linksOf(hero.getByRole('link'))).toEqual([
    ['Professional Courses', '/programs'],
    ['Consulting Services', '/consulting'],
    ['Training and Capacity Building', '/training'],
    ['Explore IT Services', '/IT-services'],
  ])
})

test('The name is on one line, and the button on the first screen', async ({ page }) => {
  for (const [width, height] of [
    [1180, 820],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const lines = await page.locator('h1 > span').evaluate((node) => {
      const { lineHeight } = getComputedStyle(node)
      return node.getBoundingClientRect().height / Number.parseFloat(lineHeight)
    })
    expect(Math.round(lines), `${width} px`).toBe(1)
    const button = await page.getByRole('link', { name: 'Explore IT Services' }).boundingBox()
    expect((button?.y ?? height) + (button?.height ?? 0), `${width} px`).toBeLessThan(height)
  }
})

test('Why Choose Us holds five cards', async ({ page }) => {
  const why = page.getByRole('region', { name: 'Why Choose Us' })
  expect(await textsOf(why.getByRole('heading', { level: 3 }))).toEqual([
    'Quality Services',
    'Global Network',
    'Result-Based Approach',
    'Instant Customer Service',
    'Expert Team',
  ])
})

test('Highlights holds five items, and reviews three with a picture', async ({ page }) => {
  const highlights = page.getByRole('region', { name: 'Highlights' })
  await highlights.scrollIntoViewIfNeeded()
  expect(await highlights.getByRole('heading', { level: 3 }).count()).toBe(5)
  expect(await highlights.locator('h3 + p').count()).toBe(5)

  const reviews = page.getByRole('region', { name: 'Partnership reviews' })
  expect(await reviews.locator('figure:has(blockquote):has(figcaption):has(img)').count()).toBe(3)
  const samples = page.locator('section', { has: page.getByText('Sample', { exact: true }) })
  expect(await textsOf(samples.locator('h2'))).toEqual(['Our partners', 'Partnership reviews'])
})

test('Four service cards lead to the services', async ({ page }) => {
  const cards = page.locator('section[aria-labelledby=services]').getByRole('listitem')
  const titles = await textsOf(cards.getByRole('heading', { level: 3 }))
  const links = await linksOf(cards.getByRole('link'))
  expect(titles.map((title, index) => [title, links[index]?.[1]])).toEqual([
    ['IT Services', '/IT-services'],
    ['Professional Courses', '/programs'],
    ['Training & Capacity Building', '/training'],
    ['Business Consulting', '/consulting'],
  ])
  const tops = await cards.evaluateAll((nodes) =>
    nodes.map((node) => (node as HTMLElement).offsetTop),
  )
  expect(new Set(tops).size, 'rows').toBe(2)
})

test('The marquee shows three logos once, and stops for a visitor', async ({ newPage, read }) => {
  const page = await newPage({ path: '' })
  const strip = page.locator('#_partners-strip')
  expect(await strip.getByRole('listitem').count()).toBe(3)
  const state = () =>
    strip.locator('> *').evaluate((track) => getComputedStyle(track).animationPlayState)
  expect(await state()).toBe('running')
  await strip.hover()
  expect(await state()).toBe('paused')
  const region = page.getByRole('region', { name: 'Our partners' })
  const [first, pause] = [strip.getByRole('listitem').first(), region.getByRole('button')]
  await strip.evaluate((node) => {
    for (const animation of node.getAnimations({ subtree: true })) animation.currentTime = 30_000
  })
  expect((await first.boundingBox())?.x).toBeLessThan(-100)
  await first.evaluate((node) => (node.tabIndex = 0))
  await pause.focus()
  await page.keyboard.press('Tab')
  expect((await first.boundingBox())?.x).toBe(0)
  await pause.click()
  await region.getByRole('button', { name: 'Play' }).waitFor()
  await page.mouse.move(0, 0)
  expect(await state()).toBe('paused')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await strip.locator('> *').evaluate((track) => getComputedStyle(track).animation)).toBe(
    'none',
  )

  const still = await read('')
  await still.locator('#_partners-strip').scrollIntoViewIfNeeded()
  expect(await still.locator('#_partners-strip li:visible').count()).toBe(3)
})

test('The inquiry form has its fields and options, and a link to Contact', async ({ page }) => {
  const inquiry = page.getByRole('region', { name: 'General inquiry' })
  const kinds = await inquiry
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      fields.map((field) => [field.id, field.getAttribute('type') ?? field.localName]),
    )
  expect(kinds).toEqual([
    ['_inquiry-name', 'text'],
    ['_inquiry-email', 'email'],
    ['_inquiry-service', 'select'],
    ['_inquiry-message', 'textarea'],
  ])
  expect(await textsOf(inquiry.locator('option'))).toEqual([
    '-- Select a service --',
    'Professional Courses',
    'IT Services',
    'Training & Capacity Building',
    'Business Consulting',
    'Other / Not Sure',
  ])
  expect(await linksOf(inquiry.getByRole('link'))).toContainEqual(['contact page', '/contact'])
})

test('Without script the inquiry is a link, no form that loses its words', async ({ page }) => {
  const inquiry = page.getByRole('region', { name: 'General inquiry' })
  expect(await inquiry.locator('form').isVisible()).toBe(false)
  const link = inquiry.getByRole('link', { name: 'Continue on the contact page' })
  expect(await link.isVisible()).toBe(true)
  expect(await link.getAttribute('href')).toBe('/contact#message')
})
