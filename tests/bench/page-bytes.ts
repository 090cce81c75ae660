import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { neverIdle } from '#tests/support/navigate.ts'
import { pageReady } from '#tests/support/ready.ts'

/**
 * `letters` are fonts of letters that only some pages have, such as Nepali ones; `script` is React, the
 * router and all islands of the page. The rest comes before the browser is idle.
 */
export const parts = [
  'html',
  'css',
  'fonts',
  'letters',
  'hero',
  'pictures',
  'loader',
  'script',
] as const

/** The bytes of a page, with gzip. */
export type PageBytes = Record<(typeof parts)[number], number>

/** These are compressed already. */
const isPacked = (type: string) => /font\/|image\/(?!svg)/.test(type)

async function bytesOf(response: Response): Promise<number> {
  const body = await response.body()
  return isPacked(response.headers()['content-type'] ?? '') ? body.length : gzipSync(body).length
}

function partOf(response: Response): keyof PageBytes | undefined {
  const request = response.request()
  const { pathname } = new URL(response.url())
  const kind = request.resourceType()
  if (pathname.includes('/assets/chunks/')) return 'script'
  if (/-hero\.[0-9a-f]{8}\.svg$/.test(pathname)) return 'hero'
  if (kind === 'document') return request.frame().parentFrame() ? undefined : 'html'
  if (kind === 'stylesheet') return 'css'
  if (kind === 'font') return /-(?:all|name)\.[^/]*$/.test(pathname) ? 'letters' : 'fonts'
  if (kind === 'image') return 'pictures'
  return kind === 'script' ? 'loader' : undefined
}

/** Loads a page and measures what the browser requests for it. */
export async function weighPage(page: Page, url: string): Promise<PageBytes> {
  const sizes: Promise<[keyof PageBytes, number]>[] = []
  let isBefore = true
  const note = (response: Response) => {
    const part = partOf(response)
    if (part && (isBefore || part === 'script')) {
      sizes.push(bytesOf(response).then((size) => [part, size]))
    }
  }
  page.on('response', note)
  // The script waits for intent, so that everything else comes first.
  await neverIdle(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  // What the first paint requests comes late on a busy machine.
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100)))
    await document.fonts.ready
  })
  await page.waitForTimeout(500)
  isBefore = false
  await page.keyboard.press('Shift')
  await pageReady(page)
  page.off('response', note)

  const weight: PageBytes = {
    html: 0,
    css: 0,
    fonts: 0,
    letters: 0,
    hero: 0,
    pictures: 0,
    loader: 0,
    script: 0,
  }
  for (const [part, size] of await Promise.all(sizes)) weight[part] += size
  return weight
}

/** What every page needs before the browser is idle, whatever its words and pictures. */
export const beforeIdle = ({ css, fonts, hero, loader }: PageBytes): number =>
  css + fonts + hero + loader
