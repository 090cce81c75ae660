import type { Page } from 'playwright'
import { expect } from 'vitest'
import {
  followNewLink,
  headerLink,
  heading,
  hold,
  laterScripts,
  textLink,
  isSameDocument,
  markDocument,
} from '#tests/support/navigate.ts'
import { shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

/** Records in the tab's session whether the browser fades to a document. */
const watchReveals = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      sessionStorage.setItem('fades', String(Reflect.get(event, 'viewTransition') !== null))
    })
  })

const fades = (page: Page) => page.evaluate(() => sessionStorage.getItem('fades'))

// A busy browser leaves a fade out.
const fading = 'A link pressed before the shell is there is the browser’s, with its fade'
test(fading, { retry: 3 }, async ({ newPage }) => {
  const page = await newPage()
  // While Playwright intercepts requests, Chromium leaves out every second fade.
  await page.context().unrouteAll()
  await watchReveals(page)
  await page.goto('about')
  await page.locator('html[data-drawn]').waitFor({ state: 'attached' })
  await markDocument(page)
  // A pointer that rests on the link would start the router.
  await textLink(page, 'consulting').dispatchEvent('click')
  await heading(page, 'Consulting Services')
  expect(await isSameDocument(page)).toBe(false)
  await expect.poll(() => fades(page), { timeout: 5000 }).toBe('true')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goBack()
  await heading(page, 'About Us')
  await expect.poll(() => fades(page), { timeout: 5000 }).toBe('false')
})

test('The browser fetches the page of a link ahead, until the router does', async ({ newPage }) => {
  const page = await newPage()
  const chrome = await page.context().newCDPSession(page)
  const ahead: string[] = []
  chrome.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => {
    ahead.push(new URL(prefetchUrl).pathname)
  })
  await chrome.send('Preload.enable')
  await page.goto('about')
  await textLink(page, 'training').hover()
  await expect.poll(() => ahead).toContain('/training')
  await shellReady(page)
  await textLink(page, 'consulting').hover()
  await page.waitForTimeout(1000)
  expect(ahead).not.toContain('/consulting')
})

test('A link that is pressed while the browser follows another one wins', async ({ newPage }) => {
  const page = await newPage()
  const releasePage = await hold(page, '**/consulting')
  const releaseShell = await hold(page, laterScripts)
  await page.goto('about')
  const contact = await headerLink(page, '/contact').boundingBox()
  if (!contact) throw new Error('The header has no link to the contact page')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if ('shell' in document.documentElement.dataset) console.log('live')
    }).observe(document.documentElement, { attributes: true })
  })
  const live = page.waitForEvent('console', (one) => one.text() === 'live')
  await page.getByRole('button', { name: 'Services' }).dispatchEvent('pointerover')
  const requested = page.waitForRequest('**/consulting')
  await followNewLink(page, '/consulting')
  await requested
  releaseShell()
  // While the browser waits, Playwright can't look at the page, but it can listen and move the pointer.
  await live
  await page.mouse.click(contact.x + contact.width / 2, contact.y + contact.height / 2)
  await heading(page, 'Contact Us')
  releasePage()
  await page.waitForLoadState('networkidle')
  await heading(page, 'Contact Us')
})
