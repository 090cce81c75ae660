import { firefox, type Page, webkit } from 'playwright'
import { expect } from 'vitest'
import { launchBrowser } from '#scripts/system/browser.ts'
import { startSite } from '#tests/support/start-site.ts'
import { test as siteTest } from '#tests/support/site.ts'

/** Playwright's browsers besides the one of the other tests. */
const engines: Record<string, typeof firefox> = { firefox, webkit }

/** Nine checks that any current browser passes. SMOKE_BROWSER names it: `firefox` or `webkit`. */
const test = siteTest
  .extend('errors', { scope: 'file' }, (): string[] => [])
  .extend('page', { scope: 'file' }, async ({ browserPath, errors }, { onCleanup }) => {
    const engine = engines[process.env['SMOKE_BROWSER'] ?? '']
    const browser = await (engine?.launch() ?? launchBrowser({ executablePath: browserPath }))
    onCleanup(() => browser.close())
    const page = await browser.newPage()
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    return page
  })

const visible = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).first()

// These run in the page, each alone.

const headerPosition = () =>
  getComputedStyle(document.querySelector('header') ?? document.body).position

const menu = () => {
  const [panel, main] = Array.from(document.querySelectorAll('.panel, main'), (element) =>
    getComputedStyle(element),
  )
  return [panel?.display, main?.visibility]
}

const addresses = () =>
  ['header nav:not(.panel *) a', '.panel nav a'].map((links) =>
    Array.from(document.querySelectorAll(links), (link) => link.getAttribute('href')),
  )

const openRows = () => Array.from(document.querySelectorAll('details'), (row) => row.open)

const isLabelInView = () => {
  const [header, label] = Array.from(
    document.querySelectorAll('header, [for=_contact-name]'),
    (each) => each.getBoundingClientRect(),
  )
  return (
    document.activeElement?.id === '_contact-name' && label && header && label.top >= header.bottom
  )
}

const isSent = () => document.querySelector('.sent-panel') !== null

const services = () =>
  getComputedStyle(document.querySelector('.services-menu') ?? document.body).visibility

const isRouted = () => document.documentElement.hasAttribute('data-shell')

const recordFade = () => {
  const look = () => {
    const main = document.querySelector('main')
    const isFading = document
      .getAnimations()
      .some(({ effect }) => String(Object(effect).pseudoElement).startsWith('::view-transition'))
    if (isFading || (main && Number(getComputedStyle(main).opacity) < 1))
      document.body.dataset['faded'] = ''
    requestAnimationFrame(look)
  }
  look()
}

const visit = () => [location.pathname, 'faded' in document.body.dataset]

const isStored = () => {
  void caches
    .match('/offline')
    .then((found) => found && document.body.setAttribute('data-stored', ''))
  return 'stored' in document.body.dataset
}

test('a page has its style', async ({ page, url }) => {
  await page.setViewportSize({ width: 520, height: 850 })
  await page.goto(url)
  expect(await page.evaluate(headerPosition)).toBe('sticky')
})

test('the menu opens over the page and lists every page', async ({ page }) => {
  await visible(page, '.panel-button').click()
  await expect.poll(() => page.evaluate(menu)).toEqual(['flex', 'hidden'])
  const [wide, narrow] = await page.evaluate(addresses)
  expect(narrow).toEqual(wide)
})

test('Escape closes the menu', async ({ page }) => {
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(menu)).toEqual(['none', 'visible'])
})

test('one answer is open at a time', async ({ page, url }) => {
  await page.goto(`${url}about`)
  await visible(page, 'details:nth-of-type(2) summary').click()
  await expect.poll(() => page.evaluate(openRows)).toEqual([false, true, false])
  // The row above doesn't move while the other one opens.
  await visible(page, 'details:nth-of-type(1) summary').click()
  await expect.poll(() => page.evaluate(openRows)).toEqual([true, false, false])
})

test('the form shows the label of an empty field, and is sent', async ({ page, url, inbox }) => {
  await page.goto(`${url}contact`)
  const send = 'form[data-draft=contact-draft] [type=submit]'
  await visible(page, send).click()
  await expect.poll(() => page.evaluate(isLabelInView)).toBe(true)
  await page.keyboard.type('Asha')
  await visible(page, '#_contact-email').click()
  await page.keyboard.type('asha@example.org')
  await visible(page, '#_contact-message').click()
  await page.keyboard.type('Namaste')
  await visible(page, send).click()
  await expect.poll(() => page.evaluate(isSent)).toBe(true)
  expect(await inbox.messages()).toHaveLength(1)
})

test('the services open on hover', async ({ page, url }) => {
  await page.setViewportSize({ width: 1366, height: 850 })
  await page.goto(url)
  await visible(page, '.services button').hover()
  await expect.poll(() => page.evaluate(services)).toBe('visible')
})

test('the router fades to the page of a link', async ({ page }) => {
  await expect.poll(() => page.evaluate(isRouted)).toBe(true)
  await page.evaluate(recordFade)
  await visible(page, 'header nav a[href$="/about"]').click()
  await expect.poll(() => page.evaluate(visit)).toEqual(['/about', true])
})

test('nothing is wrong in the console', async ({ errors }) => {
  expect(errors).toEqual([])
})

test('a page that was read is there without the site', async ({ page, siteRoot }) => {
  const site = await startSite(siteRoot)
  await page.goto(`${site.url}about`)
  await expect.poll(() => page.evaluate(isStored)).toBe(true)
  await site.close()
  await page.goto(`${site.url}about`)
  expect(await page.title()).toMatch(/^About Us/)
})
