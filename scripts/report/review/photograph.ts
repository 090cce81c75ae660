import { existsSync } from 'node:fs'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'

/** A built site: the folder of its pages, and the path that it lives under, such as `/`. */
export type Built = { readonly folder: string; readonly base: string }

/** A page before and after at one width. Pictures are `data:` addresses of one size. */
export type Photo = {
  readonly width: number
  readonly height: number
  readonly before: string
  readonly after: string
  /** The pixels that differ, on a transparent background. */
  readonly mask: string
  /** The share of pixels that differ, from 0 to 1. */
  readonly share: number
}

/** Phone and desktop, in CSS pixels. */
const widths = [360, 1440] as const
/** WebP takes pictures of up to 16,383 pixels. */
const maxHeight = 16_000

/** Takes a page of both sites at each width; a width at which they look the same is left out. */
export async function photograph(
  browser: Browser,
  route: string,
  before: Built,
  after: Built,
): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const width of widths) {
    const pictures = [
      await screenshot(browser, before, route, width),
      await screenshot(browser, after, route, width),
    ] as const
    const photo = await compare(...pictures)
    if (photo) photos.push(photo)
  }
  return photos
}

const origin = 'http://localhost'

async function screenshot(
  browser: Browser,
  site: Built,
  route: string,
  width: number,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    // Everything comes from the folder: a map or a picture from elsewhere may differ by itself.
    await context.route('**/*', (request) => {
      const url = new URL(request.request().url())
      const file = url.origin === origin ? fileOf(site, url.pathname) : undefined
      return file === undefined ? request.abort() : request.fulfill({ path: file })
    })
    await context.addInitScript({ content: stopCarousels })
    const page = await context.newPage()
    await page.goto(`${origin}${site.base}${route.slice(1)}`, { waitUntil: 'load' })
    await settle(page)
    return await page.screenshot({ fullPage: true, animations: 'disabled' })
  } finally {
    await context.close()
  }
}

function fileOf({ folder, base }: Built, pathname: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined
  const file = path.join(folder, decodeURIComponent(pathname.slice(base.length)) || 'index')
  if (!file.startsWith(path.join(folder, path.sep))) return undefined
  return [`${file}.html`, file].find((name) => existsSync(name))
}

/** Runs in the page: timers of more than five seconds never fire. */
const stopCarousels = `for (const name of ['setTimeout', 'setInterval']) {
  const start = window[name].bind(window)
  window[name] = (run, delay = 0, ...rest) => (delay < 5000 ? start(run, delay, ...rest) : 0)
}`

/** Waits for the script, fonts, islands, and the pictures further down. */
async function settle(page: Page): Promise<void> {
  if ((await page.locator('[popovertarget]').count()) > 0) {
    // The script starts with the first movement; then the menu button has its state.
    await page.mouse.move(1, 1)
    const menu = page.locator('[popovertarget][aria-expanded]').first()
    await menu.waitFor({ state: 'attached', timeout: 5000 }).catch(() => undefined)
  }
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < Math.min(height, maxHeight); top += 600) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await page.waitForTimeout(30)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
  const carousel = page.locator('.carousel:not([data-ready])').first()
  await carousel.waitFor({ state: 'detached', timeout: 5000 }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(300)
}

async function compare(before: Buffer, after: Buffer): Promise<Photo | undefined> {
  const sizes = [await sharp(before).metadata(), await sharp(after).metadata()]
  const { width } = sizes[0] ?? {}
  const height = Math.min(maxHeight, Math.max(...sizes.map((size) => size.height)))
  if (width === undefined) return undefined
  const [old, fresh] = [await pixels(before, height), await pixels(after, height)]
  const mask = Buffer.alloc(old.length)
  const count = pixelmatch(old, fresh, mask, width, height, { diffMask: true })
  if (count === 0) return undefined
  const size = { raw: { width, height, channels: 4 } } as const
  const webp = async (data: Buffer) =>
    address('webp', await sharp(data, size).webp({ quality: 62 }).toBuffer())
  return {
    width,
    height,
    before: await webp(old),
    after: await webp(fresh),
    mask: address('png', await sharp(mask, size).png({ palette: true, colours: 4 }).toBuffer()),
    share: count / (width * height),
  }
}

const address = (type: string, bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString('base64')}`

/** The picture as rows of RGBA bytes, cut or filled with grey to a height. */
async function pixels(png: Buffer, height: number): Promise<Buffer> {
  const { width, height: own } = await sharp(png).metadata()
  const cut = await sharp(png)
    .extract({ left: 0, top: 0, width, height: Math.min(own, height) })
    .toBuffer()
  return sharp(cut)
    .extend({ bottom: Math.max(0, height - own), background: '#888' })
    .ensureAlpha()
    .raw()
    .toBuffer()
}
