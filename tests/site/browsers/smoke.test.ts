import { expect } from 'vitest'
import { startSite } from '#tests/support/start-site.ts'
import { test as siteTest } from '#tests/support/site.ts'
import { openTab } from './tab.ts'

/** Nine checks that any current browser passes. SMOKE_BROWSER names it (tab.ts). */
const test = siteTest.extend('tab', { scope: 'file' }, async ({ browserPath }, { onCleanup }) => {
  const tab = await openTab(process.env['SMOKE_BROWSER'] ?? 'chromium', browserPath)
  onCleanup(tab.close)
  return tab
})

/** Below the width of the navigation, and not narrower than a window can be. */
const phone = [520, 850] as const

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

test('a page has its style', async ({ tab, url }) => {
  await tab.resize(...phone)
  await tab.open(url)
  expect(await tab.evaluate(headerPosition)).toBe('sticky')
})

test('the menu opens over the page and lists every page', async ({ tab }) => {
  await tab.click('.panel-button')
  await expect.poll(() => tab.evaluate(menu)).toEqual(['flex', 'hidden'])
  const [wide, narrow] = await tab.evaluate(addresses)
  expect(narrow).toEqual(wide)
})

test('Escape closes the menu', async ({ tab }) => {
  await tab.press('Escape')
  await expect.poll(() => tab.evaluate(menu)).toEqual(['none', 'visible'])
})

test('one answer is open at a time', async ({ tab, url }) => {
  await tab.open(`${url}about`)
  await tab.click('details:nth-of-type(2) summary')
  await expect.poll(() => tab.evaluate(openRows)).toEqual([false, true, false])
  // The row above doesn't move while the other one opens.
  await tab.click('details:nth-of-type(1) summary')
  await expect.poll(() => tab.evaluate(openRows)).toEqual([true, false, false])
})

test('the form shows the label of an empty field, and is sent', async ({ tab, url, inbox }) => {
  await tab.open(`${url}contact`)
  const send = 'form[data-draft=contact-draft] [type=submit]'
  await tab.click(send)
  await expect.poll(() => tab.evaluate(isLabelInView)).toBe(true)
  await tab.type('Asha')
  await tab.click('#_contact-email')
  await tab.type('asha@example.org')
  await tab.click('#_contact-message')
  await tab.type('Namaste')
  await tab.click(send)
  await expect.poll(() => tab.evaluate(isSent)).toBe(true)
  expect(await inbox.messages()).toHaveLength(1)
})

test('the services open on hover', async ({ tab, url }) => {
  await tab.resize(1366, 850)
  await tab.open(url)
  await tab.hover('.services button')
  await expect.poll(() => tab.evaluate(services)).toBe('visible')
})

test('the router fades to the page of a link', async ({ tab }) => {
  await expect.poll(() => tab.evaluate(isRouted)).toBe(true)
  await tab.evaluate(recordFade)
  await tab.click('header nav a[href$="/about"]')
  await expect.poll(() => tab.evaluate(visit)).toEqual(['/about', true])
})

test('nothing is wrong in the console', async ({ tab }) => {
  expect(await tab.errors()).toEqual([])
})

test('a page that was read is there without the site', async ({ tab, siteRoot }) => {
  const site = await startSite(siteRoot)
  await tab.open(`${site.url}about`)
  await expect.poll(() => tab.evaluate(isStored)).toBe(true)
  await site.close()
  await tab.open(`${site.url}about`)
  expect(await tab.evaluate(() => document.title)).toMatch(/^About Us/)
})
