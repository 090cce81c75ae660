import type { Page } from 'playwright'
import { expect } from 'vitest'
import { readPage } from '#scripts/check/built/read-page.ts'
import {
  changeAnswers,
  followNewLink,
  headerLink,
  heading,
  isSameDocument,
  markDocument,
  scrollTo,
  scrollTop,
  textLink,
} from '#tests/support/navigate.ts'
import { pageReady, shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

/** The data of the document for search engines and social networks, repetitions included. */
async function readHead(page: Page) {
  const { titles, canonicals, metas, data } = readPage('', await page.content())
  const meta = (wanted: string) =>
    metas.filter(({ name }) => name === wanted).map(({ content }) => content)
  return {
    titles,
    canonicals,
    structured: data,
    shared: ['description', 'og:title', 'og:url', 'og:image'].map(meta),
    robots: meta('robots'),
  }
}

/** The requests of the script for a page's HTML. */
function watchPageFetches(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

test('A link shows its page, head and language without a reload', async ({ newPage }) => {
  const page = await newPage()
  await changeAnswers(page, '**/training', (html) =>
    html.replace('<html lang="en"', '<html lang="ne"'),
  )
  // In a closed answer.
  await changeAnswers(page, '**/about', (html) =>
    html.replace('IT-services">IT S', 'contact">IT S'),
  )
  await page.goto('about')
  await shellReady(page)
  await markDocument(page)
  await textLink(page, 'consulting').click()
  await heading(page, 'Consulting Services')
  expect(new URL(page.url()).pathname).toBe('/consulting')
  expect(await isSameDocument(page)).toBe(true)
  expect(await page.locator('h1').count()).toBe(1)

  const own = await newPage({ path: 'consulting', js: false })
  // Search engines read the files. The data of another page must not stay.
  expect(await readHead(page)).toEqual({ ...(await readHead(own)), structured: [] })
  // The heading takes the focus after a navigation.
  const main = await page.locator('main').innerHTML()
  expect(main.replace('<h1 tabindex="-1">', '<h1>')).toBe(await own.locator('main').innerHTML())

  const languages = () =>
    page.evaluate(() =>
      ['html', 'main', 'main + [role=status]'].map(
        (name) => document.querySelector<HTMLElement>(name)?.lang,
      ),
    )
  await page.goBack()
  await heading(page, 'About Us')
  await textLink(page, 'training').click()
  await heading(page, 'Training & Capacity Building')
  await expect.poll(languages).toEqual(['ne', 'ne', 'ne'])
  await page.goBack()
  await heading(page, 'About Us')
  await expect.poll(languages).toEqual(['en', 'en', 'en'])
  await headerLink(page, '/contact').click()
  await heading(page, 'Contact Us')
  await page.goBack()
  await heading(page, 'About Us')
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1')
})

test('A page is fetched once, when its link is hovered or focused', async ({ newPage }) => {
  const page = await newPage()
  const fetched = watchPageFetches(page)
  await page.goto('about')
  await shellReady(page)
  await headerLink(page, '/programs').hover()
  await expect.poll(() => fetched).toContain('/programs')
  await headerLink(page, '/contact').focus()
  await expect.poll(() => fetched).toContain('/contact')
  await page.keyboard.press('Tab')
  for (const [path, name] of [
    ['/programs', 'Professional Courses'],
    ['/contact', 'Contact Us'],
  ] as const) {
    await headerLink(page, path).click()
    await heading(page, name)
    expect(fetched.filter((fetchedPath) => fetchedPath === path)).toHaveLength(1)
  }
})

test('Back and Forward return to where the visitor was, reloaded or not', async ({ newPage }) => {
  const page = await newPage({ path: 'about', reducedMotion: true, height: 500 })
  await pageReady(page)
  const link = textLink(page, 'consulting')
  await link.scrollIntoViewIfNeeded()
  const left = (await scrollTop(page)) + 140
  await page.mouse.wheel(0, 140)
  await expect.poll(() => scrollTop(page)).toBe(left)
  await link.click()
  await heading(page, 'Consulting Services')
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await heading(page, 'About Us')
  await expect.poll(() => scrollTop(page)).toBe(left)
  await expect.poll(() => link.evaluate((node) => node === document.activeElement)).toBe(true)
  await page.goForward()
  await heading(page, 'Consulting Services')
  await expect.poll(() => scrollTop(page)).toBe(0)

  await scrollTo(page, 200)
  await page.reload()
  await shellReady(page)
  await expect.poll(() => scrollTop(page)).toBe(200)
  await page.goBack()
  await heading(page, 'About Us')
  await expect.poll(() => scrollTop(page)).toBe(left)

  await followNewLink(page, '#closing')
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(left + 200)
  await page.reload()
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(left)
})

test('A link to a #fragment arrives there, or at the top without one', async ({ newPage }) => {
  const page = await newPage({ path: 'training', reducedMotion: true })
  await followNewLink(page, '/programs#local-economic-development')
  await heading(page, 'Professional Courses')
  const target = page.locator('[id="local-economic-development"]')
  const top = () => target.evaluate((node) => Math.round(node.getBoundingClientRect().top))
  await expect.poll(top).toSatisfy((y: number) => y >= 0 && y < 300)
  expect(await target.evaluate((node) => node.closest('details')?.open)).toBe(true)
  expect(await scrollTop(page)).toBeGreaterThan(0)
  await followNewLink(page, '/about#%E0%A4%A')
  await heading(page, 'About Us')
  await expect.poll(() => scrollTop(page)).toBe(0)
})

type Press = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'button'>

/** Adds a link to the page, presses it, and says whether the script handled the press. */
const isHandled = (page: Page, link: Readonly<Record<string, string>>, press: Press = {}) =>
  page.evaluate(
    ([link, press]) => {
      const anchor = document.createElement('a')
      for (const [name, value] of Object.entries(link)) anchor.setAttribute(name, value)
      document.querySelector('main')?.append(anchor)
      let handled = false
      const last = (event: Event) => {
        handled = event.defaultPrevented
        event.preventDefault()
      }
      window.addEventListener('click', last, { once: true })
      anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...press }))
      return handled
    },
    [link, press] as const,
  )

test('special links and presses are the browser’s; unknown pages ours', async ({ newPage }) => {
  const page = await newPage({ path: 'training', expected: [/404/, /non-existent route/] })
  const links: Record<string, string>[] = [
    { href: 'https://example.com/about' },
    { href: '/about', target: '_blank' },
    { href: '/about', download: '' },
    { href: '/brochures/leadership.pdf' },
    { href: 'mailto:info@example.org' },
    { href: '/__inbox' },
    { href: '/admin' },
  ]
  for (const link of links) expect([link, await isHandled(page, link)]).toEqual([link, false])
  const presses: Press[] = [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]
  for (const press of presses) {
    expect([press, await isHandled(page, { href: '/about' }, press)]).toEqual([press, false])
  }
  expect(await isHandled(page, { href: '/about' })).toBe(true)
  await heading(page, 'About Us')
  await page.goBack()
  await heading(page, 'Training & Capacity Building')

  await markDocument(page)
  await followNewLink(page, '/no-such-page')
  await heading(page, 'Page Not Found')
  expect(await isSameDocument(page)).toBe(true)
  expect((await readHead(page)).robots).toEqual(['noindex'])
  await page.goBack()
  await heading(page, 'Training & Capacity Building')
  expect((await readHead(page)).robots).toEqual([])
})
