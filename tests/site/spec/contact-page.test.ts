import { expect } from 'vitest'
import { changeAnswers } from '#tests/support/navigate.ts'
import { shellReady } from '#tests/support/ready.ts'
import { linksOf, textsOf } from '#tests/support/read-page.ts'
import { test as siteTest } from '#tests/support/site.ts'
import { email, map, phone } from './institute.ts'
import { all, onlyInAll } from '#tests/run/all.ts'

const test = siteTest.extend('page', ({ read }) => read('contact'))

test('The contact page has its titles and subtitles', async ({ page }) => {
  expect(await textsOf(page.locator('h1, h1 + p'))).toEqual([
    'Contact Us',
    'Have questions? We’re here to help you.',
  ])
  expect(await textsOf(page.locator('main h2, main h2 + p'))).toEqual([
    'Get In Touch',
    'Send us a message and we’ll respond as soon as possible',
    'Contact Information',
    'Our office is open Sunday to Friday',
  ])
})

test('The form has five fields; name, email and message are required', async ({ page }) => {
  const form = page.getByRole('region', { name: 'Get In Touch' }).locator('form')
  const fields = await form.locator(':is(input, select, textarea):visible').evaluateAll((nodes) =>
    nodes.map((node) => {
      const label = document.querySelector(`label[for="${node.id}"]`)?.textContent
      const type = node.getAttribute('type') ?? node.localName
      return [label, node.getAttribute('name'), type, node.hasAttribute('required')]
    }),
  )
  expect(fields).toEqual([
    ['Full Name', 'name', 'text', true],
    [expect.any(String), 'email', 'email', true],
    ['Phone Number (Optional)', 'phone', 'tel', false],
    [expect.any(String), 'interest', 'select', false],
    [expect.any(String), 'message', 'textarea', true],
  ])
  expect(await page.getByLabel('Message').getAttribute('rows')).toBe('5')
  expect(await textsOf(form.locator('option'))).toEqual([
    'Select an area',
    'IT Services',
    'Consulting',
    'Training & Capacity Building',
    'Professional Courses',
  ])
  expect(await form.locator('option').first().getAttribute('value')).toBe('')
})

test('Validation is the browser’s own: no patterns, bounds or words', async ({ page, inbox }) => {
  const rules = 'form:is([novalidate]), form :is([pattern], [minlength], [maxlength])'
  expect(await page.locator(rules).count()).toBe(0)
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect(await page.locator(':focus').getAttribute('name')).toBe('name')
  await page.getByLabel('Full Name').fill('Asha')
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel('Message').fill('Namaste')
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect(await page.locator(':focus').getAttribute('name')).toBe('email')
  expect(await inbox.messages()).toEqual([])
})

test('The card gives address, email, phone and hours', async ({ page }) => {
  const card = page.getByRole('region', { name: 'Contact Information' })
  expect(await textsOf(card.locator('dd'))).toEqual([
    'Maitighar, Kathmandu, Nepal',
    email,
    phone,
    'Sun–Fri: 9am–5pm',
  ])
  expect(await linksOf(card.getByRole('link'))).toEqual([
    [email, `mailto:${email}`],
    [phone, `tel:${phone.replaceAll(' ', '')}`],
  ])
})

test('The map is 300 pixels high, lazy and titled, with a link beside it', async ({ page }) => {
  const frame = page.locator('iframe')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await frame.boundingBox())?.height).toBe(300)
  }
  expect(await frame.getAttribute('loading')).toBe('lazy')
  expect(await frame.getAttribute('title')).toBe('Institute location')
  expect(await frame.getAttribute('src')).toBe(map.embed)
  expect(await linksOf(page.getByRole('link', { name: 'Open in maps' }))).toEqual([
    ['Open in maps', map.link],
  ])
})

test('A map that is loaded on a press asks its site nothing before', async ({ newPage, skip }) => {
  skip(!all, onlyInAll)
  const page = await newPage({ width: 360 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const pressed = '<button type="button" class="relative">Show the map</button><template'
  await changeAnswers(page, '**/contact', (html) => html.replace('<template', pressed))
  await page.goto('contact')
  await page.locator('.map').scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(asked).not.toContain(map.embed)
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect.poll(() => asked).toContain(map.embed)
  expect(await page.locator('iframe:focus').getAttribute('title')).toBe('Institute location')
})

test('The map comes when it is near and its site answers; before, its link is there', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360, height: 700, expected: [/net::ERR_FAILED/] })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('contact')
  await shellReady(page)
  const probe = '**/robots.txt'
  const frame = page.locator('.map')
  const distance = () => frame.evaluate((node) => node.getBoundingClientRect().top - innerHeight)
  // Chromium would fetch a lazy frame from 1,250 px.
  await page.getByLabel('Message').scrollIntoViewIfNeeded()
  expect(await distance()).toBeGreaterThan(300)
  await page.waitForTimeout(500)
  expect(asked).not.toContain(map.embed)

  await page.route(probe, (route) => route.abort())
  await frame.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Open in maps' }).isVisible()).toBe(true)
  await page.unroute(probe)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => asked.filter((url) => url === map.embed)).toHaveLength(1)
  expect((await page.locator('iframe').boundingBox())?.height).toBe(300)
})

test('The hours say whether the office is open, also on coming back', async ({ newPage }) => {
  const page = await newPage()
  await page.clock.setFixedTime('2026-11-29T10:00+05:45')
  await page.goto('contact')
  const hours = page.locator('main [data-week]')
  await expect.poll(() => hours.getAttribute('data-now')).toBe('Open now')
  await page.clock.setFixedTime('2026-11-29T17:00+05:45')
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  expect(await hours.getAttribute('data-now')).not.toBe('Open now')
})
