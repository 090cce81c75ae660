import type { Page } from 'playwright'
import { expect } from 'vitest'
import { headerLink, heading, watchLoads } from '#tests/support/navigate.ts'
import { writeMessage } from '#tests/support/contact-form.ts'
import { good, silent, startLine } from '#tests/support/connection.ts'
import { openPage } from '#tests/support/open-page.ts'
import { islandReady, shellReady } from '#tests/support/ready.ts'
import { test as siteTest } from '#tests/support/site.ts'

const isLoading = (page: Page) => page.evaluate(() => 'loading' in document.documentElement.dataset)

/** A tab of a site whose server can take a request and never answer it; ten seconds are half a one. */
const test = siteTest
  .extend('line', async ({ site }, { onCleanup }) => {
    const line = await startLine(site.url)
    onCleanup(line.close)
    return line
  })
  .extend('tab', async ({ browser, line }, { onCleanup }) => {
    const { page, problems } = await openPage(browser, line.url, { reducedMotion: true })
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 20)
    })
    onCleanup(async () => {
      await page.context().close()
      if (problems.length > 0) throw new Error(`The tab had problems:\n${problems.join('\n')}`)
    })
    return page
  })

test('A page that is never answered becomes one full load, which another link ends for good', async ({
  tab,
  line,
}) => {
  await tab.goto(`${line.url}training`)
  await shellReady(tab)
  const loads = watchLoads(tab)
  const contact = await tab.locator('header a[href="/contact"]').first().boundingBox()
  if (!contact) throw new Error('The header has no link to the contact page')
  const { fate, letGo } = silent((path) => path === '/AccountingServices')
  line.become(fate)
  await headerLink(tab, '/AccountingServices').dispatchEvent('click')
  await expect.poll(() => loads).toEqual(['/AccountingServices'])
  // While the browser waits, what asks the page itself waits as well; the pointer does not.
  await tab.mouse.click(contact.x + contact.width / 2, contact.y + contact.height / 2)
  await heading(tab, 'Contact Us')
  expect(await isLoading(tab)).toBe(false)
  letGo()
  await tab.waitForLoadState('networkidle')
  await headerLink(tab, '/about').click()
  await heading(tab, 'About Us')
  await tab.goBack()
  await heading(tab, 'Contact Us')
  expect(loads).toEqual(['/AccountingServices'])
})

test('A page that is fetched ahead and never answered harms nobody', async ({ tab, line }) => {
  await tab.goto(`${line.url}training`)
  await shellReady(tab)
  const loads = watchLoads(tab)
  const { fate } = silent((path) => path === '/about')
  line.become(fate)
  const asked = tab.waitForRequest('**/about')
  await headerLink(tab, '/about').focus()
  await asked
  await headerLink(tab, '/AccountingServices').click()
  await heading(tab, 'Expert Accounting & Financial Services')
  expect(await isLoading(tab)).toBe(false)
  line.become(good)
  await headerLink(tab, '/about').click()
  await heading(tab, 'About Us')
  await expect.poll(() => isLoading(tab)).toBe(false)
  expect(loads).toEqual([])
})

test('A form whose script is never answered is sent without it', async ({ tab, line, inbox }) => {
  const { fate } = silent((path) => path.startsWith('/assets/chunks/'))
  line.become(fate)
  await tab.clock.install({ time: 0 })
  await tab.goto(`${line.url}contact`, { waitUntil: 'domcontentloaded' })
  await writeMessage(tab)
  await tab.clock.pauseAt(3_600_000)
  await tab.getByRole('button', { name: 'Send Message' }).click()
  await tab.clock.runFor(9900)
  expect(await inbox.messages()).toEqual([])
  await tab.clock.runFor(200)
  await expect.poll(async () => (await inbox.messages()).length).toBe(1)
})

test('A form that is never answered can be left, and what was typed is there again', async ({
  tab,
  line,
}) => {
  await tab.goto(`${line.url}contact`)
  await islandReady(tab, 'contact-form')
  await writeMessage(tab)
  const { fate } = silent((path) => path.startsWith('/__inbox'))
  line.become(fate)
  await tab.getByRole('button', { name: 'Send Message' }).click()
  await tab.getByRole('button', { name: 'Sending...' }).waitFor()
  await headerLink(tab, '/about').click()
  await heading(tab, 'About Us')
  await tab.goBack()
  await heading(tab, 'Contact Us')
  await islandReady(tab, 'contact-form')
  expect(await tab.locator('#contact-message').inputValue()).toBe('Namaste')
  expect(await tab.getByRole('button', { name: 'Send Message' }).isEnabled()).toBe(true)
})
