import { expect } from 'vitest'
import { sendButton, writeMessage } from '#tests/site/contact-form.ts'
import { silentNetwork, test as connectionTest } from '#tests/support/connection.ts'
import { headerLink, heading, isLoading, watchLoads } from '#tests/support/navigate.ts'
import { shellReady } from '#tests/support/ready.ts'

/** A tab of a site whose server may never answer. Its clock can be moved. */
const test = connectionTest.extend('tab', async ({ newPage, connection }) => {
  const page = await newPage({ baseURL: connection.url, reducedMotion: true })
  await page.clock.install({ time: 0 })
  return page
})

test('A page never answered is one full load, which a link ends', async ({ tab, connection }) => {
  await tab.goto('training')
  await shellReady(tab)
  const loads = watchLoads(tab)
  const contact = await tab.locator('header a[href="/contact"]').first().boundingBox()
  if (!contact) throw new Error('The header has no link to the contact page')
  const { network, release } = silentNetwork((path) => path === '/AccountingServices')
  connection.become(network)
  const requested = tab.waitForRequest('**/AccountingServices')
  await headerLink(tab, '/AccountingServices').dispatchEvent('click')
  await requested
  expect(loads).toEqual([])
  await tab.clock.fastForward(10_000)
  await expect.poll(() => loads).toEqual(['/AccountingServices'])
  // While the browser waits, Playwright can't look at the page, but it can move the pointer.
  await tab.mouse.click(contact.x + contact.width / 2, contact.y + contact.height / 2)
  await heading(tab, 'Contact Us')
  expect(await isLoading(tab)).toBe(false)
  release()
  await tab.waitForLoadState('networkidle')
  await headerLink(tab, '/about').click()
  await heading(tab, 'About Us')
  await tab.goBack()
  await heading(tab, 'Contact Us')
  expect(loads).toEqual(['/AccountingServices', '/contact'])
})

test('A form whose script never comes is sent without it, once', async ({ tab, connection }) => {
  const { network } = silentNetwork((path) => path.startsWith('/assets/chunks/'))
  let sent = 0
  connection.become((req) => {
    if (req.method !== 'POST') return network(req)
    sent += 1
    // The page stays, and could send it again.
    return { status: 204, headers: {} }
  })
  await tab.goto('contact', { waitUntil: 'domcontentloaded' })
  await writeMessage(tab)
  await tab.clock.pauseAt(3_600_000)
  await sendButton(tab).click()
  await tab.clock.runFor(500)
  await sendButton(tab).click()
  await tab.clock.runFor(9400)
  expect(sent).toBe(0)
  await tab.clock.runFor(200)
  // The submit itself is in a task after the time is up.
  await tab.clock.resume()
  await expect.poll(() => sent).toBe(1)
  await tab.waitForTimeout(1000)
  expect(sent).toBe(1)
})
