import type { Page, Route } from 'playwright'
import { describe, expect } from 'vitest'
import { laterScripts, watchLoads } from '#tests/support/navigate.ts'
import { writeMessage } from '#tests/support/contact-form.ts'
import { shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const toConsulting = (page: Page) =>
  page.locator('header nav a[href="/consulting"]').first().dispatchEvent('click')

/** Answers the script's own requests for a page; the browser's pass. */
const answerFetch = (page: Page, path: string, answer: (route: Route) => Promise<void>) =>
  page.route(`**${path}`, (route) =>
    route.request().isNavigationRequest() ? route.continue() : answer(route),
  )

describe('becomes one full load:', () => {
  const failures: [name: string, answer: (route: Route) => Promise<void>][] = [
    ['a page that cannot be fetched', (route) => route.abort()],
    ['a page answered with an error', (route) => route.fulfill({ status: 500, body: 'Sorry' })],
    [
      'a page answered with something else',
      (route) => route.fulfill({ contentType: 'application/json', body: '{}' }),
    ],
    [
      'a page of somebody else, of a captive portal say',
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Please log in</h1>' }),
    ],
    [
      'a page of another build',
      async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text()).replace(/(\/assets\/entries\/client)[^"]+/, '$1.new.js')
        await route.fulfill({ response: answer, body })
      },
    ],
  ]
  for (const [name, answer] of failures) {
    test(name, async ({ newPage, site }) => {
      const page = await newPage({ expected: [/Failed to load resource/] })
      await answerFetch(page, '/consulting', answer)
      await page.goto(`${site.url}about`)
      await shellReady(page)
      const loads = watchLoads(page)
      await toConsulting(page)
      await heading(page, 'Consulting Services').waitFor()
      await shellReady(page)
      expect(loads).toEqual(['/consulting'])
    })
  }

  test('Back to a page that cannot be fetched', async ({ newPage, site }) => {
    const page = await newPage({ path: 'about', expected: [/Failed to load resource/] })
    await shellReady(page)
    await toConsulting(page)
    await heading(page, 'Consulting Services').waitFor()
    await page.reload()
    await shellReady(page)
    await answerFetch(page, '/about', (route) => route.abort())
    const loads = watchLoads(page)
    await page.goBack()
    await heading(page, 'About Us').waitFor()
    await shellReady(page)
    expect(loads).toEqual(['/about'])
    expect(page.url()).toBe(`${site.url}about`)
  })
})

describe('a part of the script that does not come, though there is no other build,', () => {
  const missing = /Failed to (load|fetch)|dynamically imported|TypeError/

  test('leaves the page whole when it is the shell itself', async ({ newPage, site }) => {
    const page = await newPage({ expected: [missing] })
    await page.route('**/assets/chunks/**', (route) => route.fulfill({ status: 404, body: '' }))
    const loads = watchLoads(page)
    const failed = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.goto(`${site.url}about`)
    await failed
    await page.locator('header nav a[href="/contact"]').first().click()
    await heading(page, 'Contact').waitFor()
    expect(loads).toEqual(['/about', '/contact'])
  })

  test('leaves the page whole when it is an island, and comes when it is wanted again', async ({
    newPage,
    site,
    inbox,
  }) => {
    const page = await newPage({ expected: [missing] })
    let isMissing = true
    await page.route('**/assets/chunks/**', async (route) => {
      const answer = await route.fetch()
      const isIsland = /export\s*\{[^}]*\bContactForm\b/.test(await answer.text())
      await (isIsland && isMissing
        ? route.fulfill({ status: 404, body: '' })
        : route.fulfill({ response: answer }))
    })
    const loads = watchLoads(page)
    const failed = page.waitForEvent('console', (message) => message.text().includes('imported'))
    await page.goto(`${site.url}contact`)
    await failed
    await shellReady(page)
    isMissing = false
    await writeMessage(page, 'Which courses begin in spring?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
    expect(await inbox.messages()).toHaveLength(1)
    expect(loads).toEqual(['/contact'])
  })
})

test('A form whose script cannot come is sent from the page’s own document, with what was typed', async ({
  newPage,
  site,
  inbox,
}) => {
  const page = await newPage({ expected: [/Failed to load|Failed to fetch/, /form-action/] })
  // What every page but the contact page says where the form’s service is on another host.
  await page.route('**/about', async (route) => {
    const answer = await route.fetch()
    const policy = `<meta http-equiv="Content-Security-Policy" content="form-action 'none'">`
    const body = (await answer.text()).replace('<head>', `<head>${policy}`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`${site.url}about`)
  await shellReady(page)
  await page.route(laterScripts, (route) => route.abort())
  await page.locator('header a[href="/contact"]').first().dispatchEvent('click')
  await heading(page, 'Contact Us').waitFor()
  await page.getByLabel('Name').fill('Asha')
  await page.getByLabel('Email').fill('asha@example.org')
  await page.locator('#contact-message').fill('Namaste')
  const loads = watchLoads(page)
  const send = page.locator('#contact-form button[type=submit], form button[type=submit]').first()
  await send.click()
  await expect.poll(() => loads).toEqual(['/contact'])
  await expect.poll(() => page.locator('#contact-message').inputValue()).toBe('Namaste')
  await send.click()
  await expect.poll(async () => (await inbox.messages()).length).toBe(1)
})
