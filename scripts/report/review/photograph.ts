import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { listen, staticHost } from '#scripts/serve/index.ts'
import type { Raw } from './extent.ts'
import { marksOf } from './marks.ts'
import type { Mark } from './marks.ts'

/** Phone and desktop, in CSS pixels. */
export const widths = [360, 1440] as const

/** A part of a page as it was and as it is, with what differs marked in pixels of the part. */
export type Photo = {
  readonly width: number
  /** Where the part begins on the page, and how high the page is now. */
  readonly top: number
  readonly pageHeight: number
  readonly before: Shot
  readonly after: Shot
}

export type Shot = {
  /** A `data:` address. */
  readonly src: string
  readonly height: number
  readonly marks: readonly Mark[]
}

/** Rows shown above and below what differs. */
const margin = 160
/** The most that a WebP picture can be high. */
const highest = 16_000

/** A folder of pages, served as a host would. */
export type Served = { readonly url: string; readonly close: () => Promise<void> }

export async function serveFolder(folder: string, base: string): Promise<Served> {
  const serve = staticHost({ folder, base })
  const server = await listen(
    (request, response) => {
      serve(request, response).catch(() => response.destroy())
    },
    { port: 0 },
  )
  return { url: `http://localhost:${server.port}${base}`, close: server.close }
}

/** Both looks of a page at each width; nothing at a width at which they are the same. */
export async function photograph(
  browser: Browser,
  route: string,
  before: Served,
  after: Served,
): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const width of widths) {
    const old = await take(browser, before, route, width)
    const fresh = await take(browser, after, route, width)
    const photo = await compare(old, fresh)
    if (photo) photos.push(photo)
  }
  return photos
}

async function take(browser: Browser, site: Served, route: string, width: number): Promise<Raw> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    // No other host is asked: a map or a picture from elsewhere may differ by itself.
    await context.route(
      (url) => !site.url.startsWith(url.origin),
      (request) => request.abort(),
    )
    await context.addInitScript({ content: holdCarousels })
    const page = await context.newPage()
    await page.goto(site.url + route.slice(1), { waitUntil: 'load' })
    await settle(page)
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
    return await rawOf(png)
  } finally {
    await context.close()
  }
}

/** In the page: what would go on by itself after seconds stays as it is, so that looks can be compared. */
const holdCarousels = `for (const name of ['setTimeout', 'setInterval']) {
  const start = window[name].bind(window)
  window[name] = (run, delay = 0, ...rest) => (delay < 5000 ? start(run, delay, ...rest) : 0)
}`

/** The script of the site has run, as far as it is known to tell; a page without it is as it is. */
async function started(page: Page): Promise<void> {
  if ((await page.locator('[popovertarget]').count()) === 0) return
  await page.mouse.move(1, 1)
  const menu = page.locator('[popovertarget][aria-expanded]').first()
  await menu.waitFor({ state: 'attached', timeout: 5000 }).catch(() => undefined)
}

/** Brings what waits for the visitor: pictures further down, fonts, islands. */
async function settle(page: Page): Promise<void> {
  await started(page)
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < Math.min(height, highest); top += 600) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await page.waitForTimeout(30)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
  const sleeping = page.locator('.carousel:not([data-ready])').first()
  await sleeping.waitFor({ state: 'detached', timeout: 5000 }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(300)
}

async function rawOf(png: Buffer): Promise<Raw> {
  const image = sharp(png).ensureAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function compare(before: Raw, after: Raw): Promise<Photo | undefined> {
  const marks = marksOf(before, after)
  const all = [...marks.before, ...marks.after]
  if (all.length === 0) return undefined
  const top = Math.max(0, Math.min(...all.map(({ y }) => y)) - margin)
  const bottom = Math.max(...all.map(({ y, height }) => y + height)) + margin
  const shot = async (raw: Raw, own: readonly Mark[]): Promise<Shot> => {
    const from = Math.min(top, raw.height - 1)
    const height = Math.min(bottom, raw.height, from + highest) - from
    const { data, width } = raw
    const part = await sharp(data, { raw: { width, height: raw.height, channels: 4 } })
      .extract({ left: 0, top: from, width, height })
      .webp({ quality: 62 })
      .toBuffer()
    const src = `data:image/webp;base64,${part.toString('base64')}`
    return { src, height, marks: own.map((mark) => ({ ...mark, y: mark.y - from })) }
  }
  return {
    width: after.width,
    top,
    pageHeight: after.height,
    before: await shot(before, marks.before),
    after: await shot(after, marks.after),
  }
}
