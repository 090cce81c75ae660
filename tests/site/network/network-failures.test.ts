import type { Route } from 'playwright'
import { expect } from 'vitest'
import { contactField, sendButton, writeMessage } from '#tests/site/contact-form.ts'
import {
  changeAnswers,
  headerLink,
  heading,
  hold,
  isSameDocument,
  laterScripts,
  markDocument,
  watchLoads,
} from '#tests/support/navigate.ts'
import { painted, shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const failed = /Failed to (?:load|fetch)|dynamically imported|TypeError/

// new-deployment.test.ts holds that a page of another build becomes one full load, and so does Back to one.
const failures: [to: string, name: string, answer: (route: Route) => Promise<void>][] = [
  ['/consulting', 'Consulting Services', (route) => route.abort()],
  ['/programs', 'Professional Courses', (route) => route.fulfill({ status: 500, body: '' })],
  ['/about', 'About Us', (route) => route.fulfill({ contentType: 'application/json', body: '{}' })],
]

test('A page that the script fails to get becomes one full load', async ({ newPage }) => {
  const page = await newPage({ expected: [failed] })
  for (const [to, , answer] of failures)
    // The script's own requests; the browser's pass.
    await page.route(`**${to}`, (route) =>
      route.request().isNavigationRequest() ? route.continue() : answer(route),
    )
  await page.goto('training')
  const loads = watchLoads(page)
  for (const [to, name] of failures) {
    await shellReady(page)
    await headerLink(page, to).dispatchEvent('click')
    await heading(page, name)
    expect(loads.at(-1)).toBe(to)
  }
  expect(loads).toHaveLength(failures.length)
  await page.unrouteAll({ behavior: 'wait' })
})

test('Without its shell, the page is whole and its form is sent', async ({ newPage, inbox }) => {
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

test('A form without its script is sent from its own document', async ({ newPage, inbox }) => {
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

test('A link that another one has overtaken leads nowhere, ever', async ({ newPage }) => {
  const page = await newPage({
    path: 'training',
    reducedMotion: true,
    expected: [/Failed to load/],
  })
  const loads = watchLoads(page)
  const release = await hold(page, '**/about', (route) => route.fulfill({ status: 500, body: '' }))
  await headerLink(page, '/about').dispatchEvent('click')
  await headerLink(page, '/contact').dispatchEvent('click')
  await heading(page, 'Contact Us')
  const answered = page.waitForResponse('**/about')
  release()
  await answered
  await painted(page)
  await heading(page, 'Contact Us')
  expect(loads).toEqual([])
})
