import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import { launchBrowser } from '#scripts/system/browser.ts'
import { openPage } from '#tests/support/open-page.ts'
import { islandReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

/** Whether the document is the one that was left. */
const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true)

/** Leaves the site by the address bar, as it were, and comes back. */
async function leaveAndReturn(page: Page) {
  await page.evaluate(() => Reflect.set(window, 'isMarked', true))
  const url = page.url()
  await page.goto('https://elsewhere.example/')
  // A page that was kept does not load, for which goBack() would wait.
  await page.evaluate(() => history.back()).catch(() => {})
  await page.waitForURL(url, { waitUntil: 'commit' })
}

const cases: [how: string, start: (path: string) => Promise<Browser>, isKept: boolean][] = [
  ['loaded anew', (executablePath) => launchBrowser(executablePath), false],
  [
    'kept by the browser as it was left',
    (executablePath) => launchBrowser(executablePath, ['--disable-back-forward-cache']),
    true,
  ],
]

for (const [how, start, isKept] of cases) {
  test(`Back from another site, to a page that is ${how}: alive, menus closed, nothing typed is lost`, async ({
    browserPath,
    site,
    inbox,
    onTestFinished,
  }) => {
    const browser = await start(browserPath)
    onTestFinished(() => browser.close())
    const { page, problems } = await openPage(browser, site.url, {
      path: 'contact',
      reducedMotion: true,
    })
    await islandReady(page, 'contact-form')
    await page.locator('#contact-message').fill('Which courses begin in spring?')
    const services = page.getByRole('button', { name: 'Services' })
    await services.click()
    await expect.poll(() => services.getAttribute('aria-expanded')).toBe('true')
    await leaveAndReturn(page)
    expect(await isSame(page)).toBe(isKept)
    await expect.poll(() => services.getAttribute('aria-expanded')).toBe('false')

    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('main[inert]').waitFor({ state: 'attached' })
    await leaveAndReturn(page)
    await expect.poll(() => page.locator(':popover-open').count()).toBe(0)
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)

    await islandReady(page, 'contact-form')
    const message = page.locator('#contact-message')
    await expect.poll(() => message.inputValue()).toBe('Which courses begin in spring?')
    await page.locator('#contact-name').fill('Asha Rai')
    await page.locator('#contact-email').fill('asha@example.org')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
    expect(await inbox.messages()).toHaveLength(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
    expect(await page.locator('html[data-loading]').count()).toBe(0)
    expect(problems).toEqual([])
  })
}
