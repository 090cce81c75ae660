import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import {
  headerLink,
  heading,
  isSameDocument,
  markDocument,
  textLink,
} from '#tests/support/navigate.ts'
import { test } from '#tests/support/site.ts'

const routerRuns = (page: Page) => page.locator('html[data-shell]').waitFor({ state: 'attached' })

/** A page as a visitor opens it who came from elsewhere, with the connection of a browser that tells it. */
async function arrive(page: Page, path: string, connection = {}) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
  await page.goto(path)
  await page.locator('html[data-drawn]').waitFor({ state: 'attached' })
}

const start = {
  'the pointer rests on a link': (page: Page) => headerLink(page, '/programs').hover(),
  'a link has the focus': async (page: Page) => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
  },
  'a finger rests on a link': (page: Page) =>
    headerLink(page, '/programs').dispatchEvent('pointerover', { pointerType: 'touch' }),
}

describe.for(Object.entries(start))('when %s', ([, act]) => {
  test('the router starts, and the next click is its own', async ({ newPage }) => {
    const page = await newPage({ reducedMotion: true })
    await arrive(page, 'about', { saveData: true, effectiveType: '2g' })
    await act(page)
    await routerRuns(page)
    await markDocument(page)
    await headerLink(page, '/programs').click()
    await heading(page, 'Professional Courses')
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('a pointer that crosses a link starts nothing', async ({ newPage }) => {
  const page = await newPage()
  await arrive(page, 'about')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await headerLink(page, '/programs').evaluate((link) => {
    for (const type of ['pointerover', 'pointerout', 'pointerover', 'click'])
      link.dispatchEvent(new Event(type, { bubbles: true }))
  })
  await page.waitForTimeout(1000)
  expect(scripts).toEqual([])
})

describe('on the second page of a visit', () => {
  test('the router is there by itself', async ({ newPage }) => {
    const page = await newPage()
    await arrive(page, 'about', { effectiveType: '4g' })
    await textLink(page, 'consulting').click()
    await heading(page, 'Consulting Services')
    await routerRuns(page)
  })

  const connections = [{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }]
  test('it waits for an intent on a slow or metered connection', async ({ newPage }) => {
    for (const connection of connections) {
      const page = await newPage()
      await arrive(page, 'about', connection)
      await headerLink(page, '/programs').click()
      await heading(page, 'Professional Courses')
      await page.locator('html[data-drawn]').waitFor({ state: 'attached' })
      await page.mouse.move(5, 600)
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(request.url()))
      await page.waitForTimeout(3000)
      expect(scripts.filter((url) => url.includes('/chunks/'))).toEqual([])
    }
  })
})

test('Without View Transitions, main fades out and in', async ({ newPage }) => {
  const page = await newPage({ path: 'about' })
  await page.evaluate(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    const { animate } = Element.prototype
    const fades: unknown[] = []
    Object.assign(window, { fades })
    Element.prototype.animate = function animateAndNote(keyframes, options) {
      fades.push([this.id, document.title.split(' |')[0], keyframes, options])
      return animate.call(this, keyframes, options)
    }
  })
  const fades = () => page.evaluate(() => Reflect.get(window, 'fades'))
  const link = headerLink(page, '/programs')
  await link.click()
  await heading(page, 'Professional Courses')
  await expect.poll(fades).toEqual([
    ['_main', 'About Us', { opacity: [1, 0] }, { duration: 300 }],
    ['_main', 'Professional Courses', { opacity: [0, 1] }, { duration: 300 }],
  ])
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await headerLink(page, '/about').click()
  await heading(page, 'About Us')
  expect(await fades()).toHaveLength(2)
})
