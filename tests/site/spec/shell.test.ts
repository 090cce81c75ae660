import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { changeAnswers, footerLink, heading, scrollTop } from '#tests/support/navigate.ts'
import { addressesOf, linksOf, textsOf } from '#tests/support/read-page.ts'
import { painted, shellReady } from '#tests/support/ready.ts'
import { all, onlyInAll } from '#tests/run/all.ts'
import { test } from '#tests/support/site.ts'
import { email, name, nepaliName, phone, social } from './institute.ts'

const navigation = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['IT-Services', '/IT-services'],
  ['Accounting Services', '/AccountingServices'],
  ['Professional Courses', '/programs'],
]
const services = ['Training & Capacity Building', 'Consulting Services']

const header = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const servicesButton = (page: Page) => main(page).getByRole('button', { name: 'Services' })
const consulting = (page: Page) => main(page).getByRole('link', { name: /^Consulting Services/ })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const panel = (page: Page) => page.getByRole('navigation', { name: 'Mobile' })
/** True if the panel fills the window below the header. A scrollbar that tests hide still has its room. */
const coveredBelow = (page: Page, top: number) =>
  page.locator('.panel').evaluate((node, expectedTop) => {
    const { x, y, width, bottom } = node.getBoundingClientRect()
    const filled = document.body.clientWidth
    return x === 0 && y === expectedTop && width === filled && bottom === innerHeight
  }, top)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replaceAll(/\s+/g, ' ').trim())

/** Runs in the browser: stores on the body how long the old page fades out and the new one in. */
function recordFades() {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const transition = start(change)
    transition.ready
      .then(() => {
        for (const { effect } of document.getAnimations()) {
          const target = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          const state = target && /^::view-transition-(old|new)\(root\)$/.exec(target)?.[1]
          if (state) document.body.dataset[state] = String(effect?.getTiming().duration)
        }
        return true
      })
      .catch(() => {})
    return transition
  }
}

// The first test of this page, on which nothing had the focus.
test('The skip link is the first to take focus and leads to the main content', async ({ read }) => {
  const page = await read('about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await skip.evaluate((node) => node === document.activeElement)).toBe(true)
  const box = await skip.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.locator('main :focus').count()).toBe(1)
})

describe('header', () => {
  test('holds logo, links, Services and Contact before any script', async ({ read, site }) => {
    const page = await read('about')
    const links = await linksOf(main(page).getByRole('link'))
    expect(links.slice(0, 5)).toEqual(navigation)
    expect(links.at(-1)).toEqual(['Contact', '/contact'])
    const current = main(await read('contact')).locator('[aria-current]')
    const line = current.evaluate((node) => getComputedStyle(node).textDecorationLine)
    expect(await line).toBe('underline')
    const logo = header(page).getByRole('link', { name })
    expect(await logo.getAttribute('href')).toBe(new URL(site.url).pathname)
    expect(await logo.innerText()).toContain(nepaliName)
  })

  test('opens the services on hover and on focus, before any script', async ({ read }) => {
    const page = await read('about')
    expect(await consulting(page).isVisible()).toBe(false)
    await servicesButton(page).hover()
    await consulting(page).waitFor()
    const items = await linksOf(page.locator('#_services-menu a'))
    expect(items.map(([, to]) => to)).toEqual(['/training', '/consulting'])
    for (const [index, service] of services.entries()) {
      expect(items[index]?.[0].startsWith(service)).toBe(true)
    }

    await page.mouse.move(5, 600)
    await consulting(page).waitFor({ state: 'hidden' })
    await servicesButton(page).focus()
    await consulting(page).waitFor()
  })

  test('is fixed, white, scrolled after 50 pixels, and opens the services', async ({ newPage }) => {
    const page = await newPage({ path: '' })
    const look = () =>
      header(page).evaluate((node) => {
        const { backgroundColor, boxShadow, height } = getComputedStyle(node)
        return { backgroundColor, boxShadow, height, top: node.getBoundingClientRect().top }
      })
    const scroll = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
    const normal = await look()
    expect(normal).toMatchObject({ backgroundColor: 'rgb(255, 255, 255)', top: 0 })

    const state = page.locator('html[data-scrolled]')
    await scroll(50)
    await painted(page)
    expect(await state.count()).toBe(0)
    await scroll(51)
    await state.waitFor()
    await expect.poll(async () => (await look()).boxShadow).not.toBe(normal.boxShadow)
    expect(await look()).toEqual({ ...normal, boxShadow: expect.any(String) })
    await scroll(0)
    await expect.poll(look).toEqual(normal)

    const button = servicesButton(page)
    await button.click()
    await page.mouse.move(5, 600)
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await consulting(page).waitFor()
    await page.keyboard.press('Escape')
    await consulting(page).waitFor({ state: 'hidden' })
    expect(await button.getAttribute('aria-expanded')).toBe('false')

    await page.keyboard.press('Enter')
    await consulting(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toContain('Consulting Services')
    await page.keyboard.press('Escape')
    await consulting(page).waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('Services')

    await servicesButton(page).hover()
    const entry = await consulting(page).boundingBox()
    await page.mouse.move((entry?.x ?? 0) + 150, (entry?.y ?? 0) + 20, { steps: 20 })
    await page.mouse.down()
    await page.mouse.up()
    await heading(page, 'Consulting Services')
    await consulting(page).waitFor({ state: 'hidden' })
    const mark = () => button.getAttribute('aria-current')
    await expect.poll(mark).toBe('true')
    await footerLink(page, 'About Us').click()
    await expect.poll(mark).toBe(null)
    expect(await textsOf(main(page).locator('[aria-current=page]'))).toEqual(['About Us'])
  })
})

describe('mobile panel', () => {
  const phone = { width: 360, height: 740 }

  test('opens, leads to every page and closes before any script', async ({ newPage }) => {
    const page = await newPage({ path: 'about', js: false, reducedMotion: true, ...phone })
    expect(await main(page).isVisible()).toBe(false)
    await menuButton(page).click()
    const links = await linksOf(panel(page).getByRole('link'))
    expect(links).toEqual([
      ...navigation,
      [expect.stringContaining(services[0] ?? ''), '/training'],
      [expect.stringContaining(services[1] ?? ''), '/consulting'],
      ['Contact', '/contact'],
    ])
    await menuButton(page).click()
    await panel(page).waitFor({ state: 'hidden' })
    await menuButton(page).click()
    await panel(page).getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/contact')
    expect(await panel(page).isVisible()).toBe(false)
  })

  test('fills the screen, locks the page behind it and keeps the focus', async ({ newPage }) => {
    const page = await newPage({ path: '', ...phone })
    await menuButton(page).click()
    const popover = page.locator('[popover]')
    const duration = await popover.evaluate((node) => getComputedStyle(node).transitionDuration)
    expect(duration.split(', ')).toEqual(['0.3s', '0.3s', '0.3s'])
    const top = await header(page).evaluate((node) => node.getBoundingClientRect().bottom)
    await expect.poll(() => coveredBelow(page, top)).toBe(true)
    expect(await menuButton(page).isVisible()).toBe(true)

    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
    // The lock comes in a later frame than the panel, which shows faster so.
    await expect.poll(overflow).toBe('hidden')
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('PageDown')
    expect(await scrollTop(page)).toBe(0)

    const outside: (string | undefined)[] = []
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.closest('main, footer, [href="#_main"]')?.tagName
      })
      if (place) outside.push(place)
    }
    expect(outside).toEqual([])

    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    expect(await overflow()).toBe('visible')
    expect(await page.locator('main').isVisible()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Menu')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await menuButton(page).click()
    await page.locator('main').waitFor({ state: 'hidden' })
    // Focus has fetched the page, so it is there at once.
    await page.waitForLoadState('networkidle')
    await panel(page).getByRole('link', { name: 'About Us' }).click()
    await heading(page, 'About Us')
    await expect.poll(() => focused(page)).toBe('About Us')
  })

  test('closes on every route change, and when a tablet is turned', async ({ newPage }) => {
    const page = await newPage({ path: '', width: 820, height: 1180 })
    for (let time = 0; time < 2; time += 1) {
      await menuButton(page).click()
      await panel(page).getByRole('link', { name: 'About Us' }).click()
      await heading(page, 'About Us')
      await panel(page).waitFor({ state: 'hidden' })
      // The second time, it is the page that is there.
      await expect.poll(() => focused(page)).toBe('About Us')
    }

    await menuButton(page).click()
    await panel(page).waitFor()
    await page.goBack()
    await panel(page).waitFor({ state: 'hidden' })

    await menuButton(page).click()
    await page.locator('main').waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 1180, height: 820 })
    await panel(page).waitFor({ state: 'hidden' })
    expect(await page.locator('main').isVisible()).toBe(true)
    expect(await main(page).isVisible()).toBe(true)
  })

  test('and rows work in a browser without popovers and details with names', async ({
    newPage,
    skip,
  }) => {
    skip(!all, onlyInAll)
    const page = await newPage(phone)
    await page.addInitScript(() => {
      for (const name of ['popover', 'hidePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name)
      Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
    })
    await changeAnswers(page, /\/(?:contact|about)$|\.(?:css|js)$/, (text) =>
      text
        .replaceAll(/ popover(?:target)?=|(?<=<details) name=/g, ' data-x=')
        .replaceAll(':popover-open', ':unknown'),
    )
    await page.goto('contact')
    // A press before the script is there counts.
    await menuButton(page).click()
    await menuButton(page).and(page.locator('[aria-expanded=true]')).waitFor()
    const top = await header(page).evaluate((node) => node.getBoundingClientRect().bottom)
    await expect.poll(() => coveredBelow(page, top)).toBe(true)
    await page.locator('main').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    )
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    await menuButton(page).and(page.locator('[aria-expanded=false]')).waitFor()
    await menuButton(page).click()
    await panel(page).getByRole('link', { name: 'About Us' }).click()
    await heading(page, 'About Us')
    await panel(page).waitFor({ state: 'hidden' })
    const rows = page.locator('main details')
    for (const row of [0, 1]) await rows.nth(row).locator('summary').click()
    await expect
      .poll(() => rows.evaluateAll((all) => all.map((each) => each.hasAttribute('open'))))
      .toEqual([false, true, false])
    // The router follows the next one.
    await shellReady(page)
    await menuButton(page).click()
    await panel(page).getByRole('link', { name: 'Contact' }).click()
    await heading(page, 'Contact Us')
    await panel(page).waitFor({ state: 'hidden' })
    // Safari keeps the page as it is when it is left.
    await menuButton(page).click()
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await panel(page).waitFor({ state: 'hidden' })
    await page.unrouteAll({ behavior: 'wait' })
  })
})

// A busy browser leaves a fade out.
describe('route change', { retry: 3 }, () => {
  test('goes to the top and the heading, says the page once, and fades', async ({ newPage }) => {
    const page = await newPage({ path: '' })
    await page.evaluate(recordFades)
    const link = footerLink(page, 'About Us')
    await link.scrollIntoViewIfNeeded()
    expect(await scrollTop(page)).toBeGreaterThan(500)
    await link.click()
    await page.locator('body[data-old="300"][data-new="300"]').waitFor()
    const title = `About Us | ${name}`
    await expect.poll(() => page.title()).toBe(title)
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(await focused(page)).toBe('About Us')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('The page faded')
      }
    })
    await page.locator('main').getByRole('link', { name: 'professional courses' }).click()
    await heading(page, 'Professional Courses')
    // A screen reader says the heading, which has the focus. After Back, the link has it.
    const status = page.locator('main + [role=status]')
    expect(await status.textContent()).toBe('')
    await page.goBack()
    await expect.poll(() => status.textContent()).toBe(title)
  })
})

test('The footer holds links, services, contact, hours and social sites', async ({ read }) => {
  const page = await read('about')
  const footer = page.getByRole('contentinfo')
  const text = (await footer.innerText()).replaceAll(/\s+/g, ' ')
  for (const words of ['Quick Links', 'Maitighar, Kathmandu, Nepal', 'Sun–Fri 9am–5pm', name]) {
    expect(text).toContain(words)
  }
  const quickLinks = footer.locator('h2:text("Quick Links") + ul a')
  expect(await addressesOf(quickLinks)).toEqual(['/', '/about', '/programs', '/contact'])
  const services = footer.locator('h2:text("Services") + ul a')
  expect(await addressesOf(services)).toEqual([
    '/IT-services',
    '/AccountingServices',
    '/training',
    '/consulting',
  ])
  const links = await linksOf(footer.getByRole('link'))
  expect(links.at(-1)).toEqual(['Privacy', '/privacy'])
  expect(links).toContainEqual([email, `mailto:${email}`])
  expect(links).toContainEqual([phone, `tel:${phone.replaceAll(' ', '')}`])
  const newTabs = footer.locator('a[target=_blank]')
  expect(await addressesOf(newTabs)).toEqual(social.map((s) => s.url))
  expect(social).toHaveLength(3)
})
