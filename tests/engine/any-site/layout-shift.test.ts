import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { hold } from '#tests/support/navigate.ts'
import { painted, shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { routes } from './pages.ts'
import { notFoundMessages } from './routes.ts'

const widths = [360, 820, 1440]

/** The most common phone. The institute's name just fits on one line of Home's headline. */
const tightest = 412

/**
 * The least shift that counts. In known words it is a single word that wraps, which rounds to 0.00; in
 * any others the words of a headline may move on their lines, once with each of the two fonts that come
 * late. If a part of the page moves, it is more.
 */
const least = inject('project') === 'site' ? 0.002 : 0.15

/** On this page and width a line fits by four pixels, and with our font alone. */
const leastAt = (place: string) => (place === 'contact at 360' ? Math.max(least, 0.03) : least)

/** Runs in the browser: every layout shift so far, with what moved. */
function readShifts() {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  return observer.takeRecords().map((entry) => ({
    value: Number(Reflect.get(entry, 'value')),
    text: JSON.stringify(entry),
  }))
}

async function shifts(page: Page, allowed: number): Promise<string[]> {
  const found = await page.evaluate(readShifts)
  const sum = found.reduce((total, { value }) => total + value, 0)
  return sum < allowed ? [] : found.map(({ text }) => text)
}

for (const width of [...widths, tightest]) {
  const places = width === tightest ? [''] : routes
  const timeout = 60_000 + 20_000 * places.length
  const name = `Nothing moves while fonts and scripts come late, at ${width} px`
  test(name, { timeout }, async ({ newPage }) => {
    const page = await newPage({ width, expected: notFoundMessages })
    for (const route of places) {
      const open = await hold(page, /\.(?:woff2|js)$/)
      await page.goto(route, { waitUntil: 'commit' })
      await page.locator('footer').waitFor()
      await painted(page)
      open()
      await page.evaluate(() => document.fonts.ready)
      await shellReady(page)
      const height = await page.evaluate(() => document.body.scrollHeight)
      for (let top = 0; top < height; top += 800) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
        await painted(page)
      }
      const found = await shifts(page, leastAt(`${route} at ${width}`))
      expect.soft(found, `/${route}`).toEqual([])
    }
  })
}
