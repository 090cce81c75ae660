import type { Page, Route } from 'playwright'
import { expect } from 'vitest'
import { contactField, sendButton, writeMessage } from '#tests/site/contact-form.ts'
import {
  changeAnswers,
  headerLink,
  heading,
  isSameDocument,
  laterScripts,
  markDocument,
  watchLoads,
} from '#tests/support/navigate.ts'
import { shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const failed = /Failed to (?:load|fetch)|dynamically imported|TypeError/

const toConsulting = (page: Page) => headerLink(page, '/consulting').dispatchEvent('click')

/** Answers the script's own requests for a page; the browser's pass. */
const answerFetch = (page: Page, path: string, answer: (route: Route) => Promise<void>) =>
  page.route(`**${path}`, (route) =>
    route.request().isNavigationRequest() ? route.continue() : answer(route),
  )

// new-deployment.test.ts holds that a page of another build becomes one full load, and so does Back to one.
const failures: Record<string, (route: Route) => Promise<void>> = {
  'cannot be fetched': (route) => route.abort(),
  'is answered with an error': async (route) =>
    route.fulfill({ response: await route.fetch(), status: 500 }),
  'is answered with something else': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{}' }),
}

test('A page that cannot be fetched, or is answered with an error or something else, becomes one full load', async ({
  newPage,
}) => {
  const page = await newPage({ expected: [failed] })
  const loads = watchLoads(page)
  for (const [name, answer] of Object.entries(failures)) {
    await answerFetch(page, '/consulting', answer)
    await page.goto('about')
    await shellReady(page)
    await toConsulting(page)
    await heading(page, 'Consulting Services')
    await shellReady(page)
    expect([name, loads.splice(0)]).toEqual([name, ['/about', '/consulting']])
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('A shell that cannot be loaded leaves the page whole, and the browser itself sends the form', async ({
  newPage,
  inbox,
}) => {
  const page = await newPage({ expected: [failed] })
  await page.route(laterScripts, (route) => route.fulfill({ status: 404, body: '' }))
  const error = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.goto('about')
  await page.getByRole('button', { name: 'Services' }).dispatchEvent('pointerover')
  await error
  await markDocument(page)
  await headerLink(page, '/contact').click()
  await heading(page, 'Contact Us')
  expect(await isSameDocument(page)).toBe(false)
  await writeMessage(page)
  await sendButton(page).click()
  await expect.poll(async () => (await inbox.messages()).length).toBe(1)
})

test('A form whose script cannot come is sent from the page’s own document, with its draft', async ({
  newPage,
  inbox,
}) => {
  const page = await newPage({ expected: [failed, /form-action/] })
  // Every page but the contact page has this policy when the form's service is on another host.
  const policy = `<meta http-equiv="Content-Security-Policy" content="form-action 'none'">`
  await changeAnswers(page, '**/about', (html) => html.replace('<head>', `<head>${policy}`))
  await page.goto('about')
  await shellReady(page)
  await page.route(laterScripts, (route) => route.abort())
  await page.locator('header a[href="/contact"]').first().dispatchEvent('click')
  await heading(page, 'Contact Us')
  await writeMessage(page)
  const loads = watchLoads(page)
  await sendButton(page).click()
  await expect.poll(() => loads).toEqual(['/contact'])
  await expect.poll(() => contactField(page, 'message').inputValue()).toBe('Namaste')
  await sendButton(page).click()
  await expect.poll(async () => (await inbox.messages()).length).toBe(1)
})
