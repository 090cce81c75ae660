import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { expect } from 'vitest'
import { neverIdle } from '#tests/support/navigate.ts'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { routes } from './pages.ts'
import { notFoundMessages } from './routes.ts'

/**
 * The parts of a page with a budget; `script` is React, the router and all islands of the page. Fonts of
 * letters that only some pages have, such as Nepali ones, and the pictures of a writer have none.
 */
function partOf(response: Response) {
  const kind = response.request().resourceType()
  const { pathname } = new URL(response.url())
  if (pathname.includes('/assets/chunks/')) return 'script'
  if (/-hero\.[0-9a-f]{8}\.svg$/.test(pathname)) return 'hero'
  if (kind === 'stylesheet') return 'css'
  if (kind === 'script') return 'loader'
  return kind === 'font' && !/-(?:all|name)\.[^/]*$/.test(pathname) ? 'fonts' : undefined
}

/** The bytes of a response with gzip; fonts are compressed already. */
async function bytesOf(response: Response): Promise<number> {
  const body = await response.body()
  return partOf(response) === 'fonts' ? body.length : gzipSync(body).length
}

/** Loads a page and measures the parts that the browser requests for it, in kB. */
async function weigh(page: Page, url: string) {
  const early: Response[] = []
  const later: Response[] = []
  page.on('response', (response) => {
    if (partOf(response) === 'script') later.push(response)
    else if (later.length === 0) early.push(response)
  })
  // The script waits for intent, so that everything else comes first.
  await neverIdle(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  // What the first paint requests comes late on a busy machine.
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100)))
    await document.fonts.ready
  })
  await page.waitForTimeout(500)
  await page.keyboard.press('Shift')
  await pageReady(page)
  const sum = async (...parts: ReturnType<typeof partOf>[]) => {
    const own = [...early, ...later].filter((response) => parts.includes(partOf(response)))
    const bytes = await Promise.all(own.map(bytesOf))
    return bytes.reduce((total, size) => total + size, 0) / 1024
  }
  return {
    css: await sum('css'),
    loader: await sum('loader'),
    script: await sum('script'),
    'before idle': await sum('css', 'fonts', 'hero', 'loader'),
  }
}

for (const route of routes) {
  // Home has its carousels.
  const budget = { css: 13, loader: 2, script: route === '' ? 100 : 90, 'before idle': 40 }
  test(`/${route} stays within its budget of bytes`, async ({ newPage, site }) => {
    const page = await newPage({ width: 360, height: 800, expected: notFoundMessages })
    const weights = Object.entries(await weigh(page, site.url + route))
    expect(Math.min(...weights.map(([, kB]) => kB))).toBeGreaterThan(0)
    const limits = new Map(Object.entries(budget))
    expect(weights.filter(([part, kB]) => kB > (limits.get(part) ?? 0))).toEqual([])
  })
}
