import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { followNewLink, scrollTop } from '#tests/support/navigate.ts'
import { pageReady, shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { readHead } from '../documents/head.ts'

/** Marks the document; a full load takes the mark away. */
const markDocument = (page: Page) => page.evaluate(() => Reflect.set(window, 'isMarked', true))
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const pathOf = (page: Page) => new URL(page.url()).pathname

/** The requests for a page's own HTML by the script. */
function watchPageFetches(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

describe('a link in the prose', () => {
  test('leads to its page, without JavaScript too', async ({ newPage }) => {
    const page = await newPage({ path: 'about', js: false })
    await page.getByRole('main').getByRole('link', { name: 'consulting', exact: true }).click()
    await heading(page, 'Consulting Services').waitFor()
  })

  test('shows its page without a reload, and the head follows', async ({ newPage }) => {
    const page = await newPage({ path: 'about' })
    await shellReady(page)
    await markDocument(page)
    await page.getByRole('main').getByRole('link', { name: 'consulting', exact: true }).click()
    await heading(page, 'Consulting Services').waitFor()
    expect(pathOf(page)).toBe('/consulting')
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.locator('h1').count()).toBe(1)

    const { titles, meta, canonicals, structured } = await readHead(page)
    const own = await newPage({ path: 'consulting', js: false })
    const ownHead = await readHead(own)
    expect(titles).toEqual(ownHead.titles)
    expect(canonicals).toEqual(ownHead.canonicals)
    for (const name of [
      'description',
      'og:title',
      'og:url',
      'og:image',
      'twitter:card',
      'robots',
    ]) {
      expect([name, meta(name)]).toEqual([name, ownHead.meta(name)])
    }
    // Structured data is for those who read the files; that of another page must not stay.
    expect(structured).toEqual([])
    // The heading can take focus, to which one arrives.
    const main = await page.locator('main').innerHTML()
    expect(main.replace('<h1 tabindex="-1">', '<h1>')).toBe(await own.locator('main').innerHTML())
  })

  test('moves the mark of the current page, the focus, and says the title', async ({ newPage }) => {
    const page = await newPage({ path: 'about' })
    await shellReady(page)
    const current = () =>
      page
        .locator('header [aria-current=page]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
    expect(await current()).toEqual(['/about'])
    await page
      .getByRole('main')
      .getByRole('link', { name: 'professional courses', exact: true })
      .click()
    await heading(page, 'Professional Courses').waitFor()
    expect(await current()).toEqual(['/programs'])
    await expect
      .poll(() => page.getByRole('status').allTextContents())
      .toContain(await page.title())
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h1')
  })
})

describe('the next page', () => {
  for (const [name, show] of [
    ['hover', (page: Page) => page.locator('header nav a[href="/contact"]').first().hover()],
    ['focus', (page: Page) => page.locator('header nav a[href="/contact"]').first().focus()],
  ] as const) {
    test(`is fetched on ${name}, once, and shown from there`, async ({ newPage }) => {
      const page = await newPage({ path: 'about' })
      await shellReady(page)
      const fetched = watchPageFetches(page)
      await show(page)
      await expect.poll(() => fetched).toContain('/contact')
      await page.keyboard.press('Tab')
      await page.locator('header nav a[href="/contact"]').first().click()
      await heading(page, 'Contact').waitFor()
      expect(fetched.filter((path) => path === '/contact')).toHaveLength(1)
    })
  }

  test('is fetched when its link is near', async ({ newPage, site }) => {
    const page = await newPage()
    const fetched = watchPageFetches(page)
    await page.goto(`${site.url}about`)
    await page.getByRole('main').getByRole('link', { name: 'training' }).scrollIntoViewIfNeeded()
    await expect.poll(() => fetched).toContain('/training')
  })
})

describe('the history', () => {
  test('Back and Forward return to where the visitor was', async ({ newPage }) => {
    const page = await newPage({ path: 'about', reducedMotion: true, height: 500 })
    await pageReady(page)
    const link = page.getByRole('main').getByRole('link', { name: 'consulting', exact: true })
    await link.scrollIntoViewIfNeeded()
    const left = (await scrollTop(page)) + 140
    await page.mouse.wheel(0, 140)
    await expect.poll(() => scrollTop(page)).toBe(left)
    await link.click()
    await heading(page, 'Consulting Services').waitFor()
    expect(await scrollTop(page)).toBe(0)
    await page.goBack()
    await heading(page, 'About Us').waitFor()
    await expect.poll(() => scrollTop(page)).toBe(left)
    await page.goForward()
    await heading(page, 'Consulting Services').waitFor()
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('a reload in the middle of it keeps the place', async ({ newPage }) => {
    const page = await newPage({ path: 'about', reducedMotion: true })
    await pageReady(page)
    await page.locator('header nav a[href="/programs"]').first().click()
    await heading(page, 'Professional Courses').waitFor()
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await page.reload()
    await shellReady(page)
    await expect.poll(() => scrollTop(page)).toBe(700)
    await page.goBack()
    await heading(page, 'About Us').waitFor()
  })

  test('survives sixty fast navigations and twenty times Back, without a leak', async ({
    newPage,
  }) => {
    const page = await newPage({ path: 'about' })
    await pageReady(page)
    await markDocument(page)
    await page.evaluate(() => {
      const seen: WeakRef<Element>[] = []
      Reflect.set(window, 'seenIslands', seen)
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue
            for (const island of node.querySelectorAll('site-island'))
              seen.push(new WeakRef(island))
          }
        }
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')]
      for (let visit = 0; visit < 60; visit += 1) {
        links[visit % links.length]?.click()
        await new Promise((resolve) => setTimeout(resolve, (visit % 7) * 15))
      }
      for (let step = 0; step < 20; step += 1) {
        history.back()
        await new Promise((resolve) => setTimeout(resolve, (step % 5) * 20))
      }
    })
    await page.locator('html:not([data-loading])').waitFor()
    const own = await newPage({ path: pathOf(page).slice(1), js: false })
    await expect.poll(() => page.title()).toBe(await own.title())
    const title = (await own.locator('h1').textContent()) ?? ''
    await heading(page, title).waitFor()
    expect(await page.locator('h1').count()).toBe(1)
    expect(await isSameDocument(page)).toBe(true)

    // To a page with islands and away, so that the last one is quiet.
    await page.locator('header nav a[href="/"]').first().click()
    await pageReady(page)
    await page
      .locator('header nav a[href="/training"]')
      .first()
      .evaluate((link) => {
        if (link instanceof HTMLElement) link.click()
      })
    await heading(page, 'Training & Capacity Building').waitFor()
    const alive = async () => {
      await page.requestGC()
      return page.evaluate(() => {
        const seen: WeakRef<Element>[] = Reflect.get(window, 'seenIslands')
        return { seen: seen.length, gone: seen.filter((one) => one.deref() === undefined).length }
      })
    }
    expect((await alive()).seen).toBeGreaterThan(5)
    // The newest few may still be held by a transition's picture or by React's last work.
    await expect.poll(async () => ((one) => one.seen - one.gone)(await alive())).toBeLessThan(8)
  })
})

describe('a #fragment', () => {
  test('is where a link arrives, on the page and on another', async ({ newPage }) => {
    const page = await newPage({ path: 'training', reducedMotion: true })
    await shellReady(page)
    await followNewLink(page, '/programs#local-economic-development')
    await heading(page, 'Professional Courses').waitFor()
    const target = page.locator('[id="local-economic-development"]')
    await expect
      .poll(() => target.evaluate((node) => Math.round(node.getBoundingClientRect().top)))
      .toBeLessThan(300)
    expect(await target.evaluate((node) => node.closest('details')?.open)).toBe(true)
    expect(await scrollTop(page)).toBeGreaterThan(0)
  })

  test('that no element has leaves the page at its top', async ({ newPage }) => {
    const page = await newPage({ path: 'training' })
    await shellReady(page)
    await followNewLink(page, '/about#%E0%A4%A')
    await heading(page, 'About Us').waitFor()
    expect(await scrollTop(page)).toBe(0)
  })
})

/** Puts a link into the page, presses it, and says whether the script took the press for itself. */
const isTaken = (
  page: Page,
  link: Readonly<Record<string, string>>,
  press: {
    ctrlKey?: boolean
    metaKey?: boolean
    shiftKey?: boolean
    altKey?: boolean
    button?: number
  } = {},
): Promise<boolean> =>
  page.evaluate(
    ([link, press]) => {
      const anchor = document.createElement('a')
      for (const [name, value] of Object.entries(link)) anchor.setAttribute(name, value)
      document.querySelector('main')?.append(anchor)
      let taken = false
      const last = (event: Event) => {
        taken = event.defaultPrevented
        event.preventDefault()
      }
      window.addEventListener('click', last, { once: true })
      anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...press }))
      return taken
    },
    [link, press] as const,
  )

describe('left to the browser', () => {
  const attributes = [
    ['another origin', { href: 'https://example.com/about' }],
    ['a new tab', { href: '/about', target: '_blank' }],
    ['a download', { href: '/about', download: '' }],
    ['a file', { href: '/brochures/leadership.pdf' }],
    ['a letter', { href: 'mailto:info@example.org' }],
    ['the inbox', { href: '/__inbox' }],
  ] as const

  test('are other origins, new tabs, downloads, files and letters', async ({ newPage }) => {
    const page = await newPage({ path: 'training' })
    await shellReady(page)
    for (const [name, link] of attributes) {
      expect([name, await isTaken(page, link)]).toEqual([name, false])
    }
    expect(await isTaken(page, { href: '/about' })).toBe(true)
  })

  test('are presses with a modifier key or another button', async ({ newPage }) => {
    const page = await newPage({ path: 'training' })
    await shellReady(page)
    for (const press of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ]) {
      const taken = await isTaken(page, { href: '/about' }, press)
      expect([press, taken]).toEqual([press, false])
    }
  })
})

test('an unknown address behind a link gives the not-found page and its line', async ({
  newPage,
}) => {
  const page = await newPage({ path: 'training', expected: [/404/, /non-existent route/] })
  await shellReady(page)
  await markDocument(page)
  const line = page.waitForEvent('console', (message) => message.text().includes('non-existent'))
  await followNewLink(page, '/no-such-page')
  await heading(page, 'Page Not Found').waitFor()
  expect((await line).text()).toBe('User attempted to access non-existent route /no-such-page')
  expect(await isSameDocument(page)).toBe(true)
  expect((await readHead(page)).meta('robots')).toEqual(['noindex'])
  await page.goBack()
  await heading(page, 'Training & Capacity Building').waitFor()
  expect((await readHead(page)).meta('robots')).toEqual([])
})
