import type { Page } from 'playwright'
import { expect } from 'vitest'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { routes } from './pages.ts'
import { all } from '#tests/run/all.ts'
import { notFoundMessages } from './routes.ts'

const widths = all ? [360, 1440] : [1440]

/** Runs in the browser: what is wrong with the focused element; undefined at the end of the page. */
function focusFault() {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return undefined
  const name = activeElement.outerHTML.slice(0, 100)
  const diagnostics: string[] = []
  const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) diagnostics.push('no ring')
  const box = activeElement.getBoundingClientRect()
  const header = document.querySelector('header')
  const isCovered = !header?.contains(activeElement) && !activeElement.matches('[href="#_main"]')
  const edge = header?.getBoundingClientRect().bottom ?? 0
  // Browsers show the caret line of a high field. A row of photographs may be higher than the window.
  const least = Math.min(box.height, 44)
  if (isCovered && box.bottom - least < edge) diagnostics.push(`under the header: ${box.top}`)
  if (box.top + least > innerHeight + 1) diagnostics.push('below the window')
  const bar = document.querySelector('.apply-bar')
  const cover = bar?.contains(activeElement) ? undefined : bar?.getBoundingClientRect()
  if (cover && box.top + least > cover.top && box.top < cover.bottom)
    diagnostics.push('under the bar of a program')
  if (box.right > innerWidth + 1 || box.left < -1) diagnostics.push('beside the window')
  return { name, diagnostics: diagnostics.map((diagnostic) => `${diagnostic}: ${name}`) }
}

/** The focused element, once the browser has scrolled to it. */
async function focusedPlace(page: Page) {
  let place = await page.evaluate(focusFault)
  for (let wait = 0; wait < 20 && place && place.diagnostics.length > 0; wait += 1) {
    await page.waitForTimeout(50)
    place = await page.evaluate(focusFault)
  }
  return place
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const names: string[] = []
  const diagnostics: string[] = []
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press(key)
    const place = await focusedPlace(page)
    if (!place) break
    names.push(place.name)
    diagnostics.push(...place.diagnostics)
  }
  return { names, diagnostics }
}

// The contact page has links, buttons and every kind of field.
for (const route of all ? routes : ['contact']) {
  for (const width of widths) {
    test(`Focus is seen through /${route} and back, at ${width} px`, async ({ newPage }) => {
      const page = await newPage({
        path: route,
        width,
        height: 700,
        reducedMotion: true,
        expected: notFoundMessages,
      })
      await pageReady(page)
      const forwards = await walk(page, 'Tab')
      expect(forwards.diagnostics).toEqual([])
      expect(forwards.names.length).toBeGreaterThan(3)
      const backwards = await walk(page, 'Shift+Tab')
      expect(backwards.diagnostics).toEqual([])
      expect(backwards.names.length).toBeGreaterThan(3)
    })
  }
}
