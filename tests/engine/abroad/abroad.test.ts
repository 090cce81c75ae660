import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { contactField, sendButton, successPanel, writeMessage } from '#tests/site/contact-form.ts'
import { islandReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

// tests/sites/abroad: a school in Lisbon with its own logo, in English alone, without a menu of services.

test('the header has the school’s logo and links, and neither a menu nor Nepali', async ({
  newPage,
}) => {
  const page = await newPage({ path: '', width: 1440 })
  const header = page.locator('#_root > header')
  const logo = header.locator('img').first()
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)
  const links = header.getByRole('navigation', { name: 'Main' })
  expect(await links.getByRole('link').allInnerTexts()).toEqual(
    'Home,Courses,Translations,Notices,Write to us'.split(','),
  )
  expect(await links.getByRole('button').count()).toBe(0)
  expect(await page.locator('[lang=ne]').count()).toBe(0)
})

test('a message has the school’s words for an area, and what its form service wants', async ({
  newPage,
  inbox,
}) => {
  const page = await newPage({ path: 'translations' })
  await page.getByRole('link', { name: 'Ask for a price' }).click()
  await islandReady(page, 'contact-form')
  const interest = contactField(page, 'interest')
  expect(await interest.locator('option').allInnerTexts()).toEqual([
    'Select an area',
    'A course',
    'A translation',
  ])
  expect(await interest.inputValue()).toBe('Translations')
  await writeMessage(page)
  await sendButton(page).click()
  await successPanel(page).waitFor()
  const [message] = await inbox.messages()
  expect(Object.fromEntries(message?.fields ?? [])).toMatchObject({
    interest: 'Translations',
    _subject: 'From the site',
  })
})

test('Home’s form offers no service, since the school names none', async ({ read }) => {
  const page = await read('')
  expect(await page.locator('#_inquiry-message').count()).toBe(1)
  expect(await page.locator('#_inquiry-service').count()).toBe(0)
})

test('a fee is in the school’s currency, and its links choose the area of courses', async ({
  newPage,
}) => {
  const page = await newPage({ path: 'programs/portuguese-in-a-week' })
  expect(await page.locator('main').innerText()).toMatch(/EUR\s1,200/)
  const data = await page.locator('[type="application/ld+json"]').allTextContents()
  expect(data.join('\n')).toContain('"priceCurrency":"EUR"')
  await page.getByRole('link', { name: 'Ask a question' }).first().click()
  await expect.poll(() => contactField(page, 'interest').inputValue()).toBe('Courses')
})

test('hours and events are in Lisbon’s time, in summer an hour ahead of UTC', async ({
  newPage,
  siteRoot,
}) => {
  const calendar = path.join(siteRoot, 'dist/client/calendar/notices/open-day.ics')
  const event = await readFile(calendar, 'utf8')
  expect(event).toContain('DTSTART:20270701T090000Z')
  expect(event).toContain('DTEND:20270701T150000Z')
  const page = await newPage({ path: 'notices/open-day' })
  expect(await page.locator('time').last().getAttribute('datetime')).toBe(
    '2027-07-01T10:00:00+01:00',
  )
  for (const [time, words] of [
    ['2027-07-01T07:29:00Z', 'Closed now, opens Thursday 8:30am'],
    ['2027-07-01T07:30:00Z', 'Open now'],
  ] as const) {
    await page.clock.setFixedTime(time)
    await page.goto('contact')
    await expect.poll(() => page.locator('[data-now]').getAttribute('data-now')).toBe(words)
  }
})
