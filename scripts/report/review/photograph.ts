import path from 'node:path'
import pixelmatch from 'pixelmatch'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { type BuiltSite, fileAt } from '#scripts/report/site/index.ts'

/** A page before and after at one width. Pictures are `data:` addresses of one size. */
export type Photo = NonNullable<Awaited<ReturnType<typeof compare>>>

/** Phone and desktop, in CSS pixels. */
const widths = [360, 1440] as const
/** WebP takes pictures of up to 16,383 pixels. */
const maxHeight = 16_000
const origin = 'http://localhost'

/** Takes a page of both sites at each width; leaves out a width at which they look the same. */
export async function photograph(
  browser: Browser,
  route: string,
  before: BuiltSite,
  after: BuiltSite,
): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const width of widths) {
    const old = await screenshot(browser, before, route, width)
    const photo = await compare(old, await screenshot(browser, after, route, width))
    if (photo) photos.push(photo)
  }
  return photos
}

async function screenshot(
  browser: Browser,
  site: BuiltSite,
  route: string,
  width: number,
): Promise<Buffer> {
  // With reduced motion carousels don't advance.
  const viewport = { width, height: 900 }
  const options = { viewport, reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  const context = await browser.newContext(options)
  try {
    // Everything comes from the folder: a map or a picture from elsewhere may differ by itself.
    await context.route('**/*', (request) => {
      const url = new URL(request.request().url())
      const file = url.origin === origin && fileAt(decodeURIComponent(url.pathname), site)
      return file ? request.fulfill({ path: path.join(site.folder, file) }) : request.abort()
    })
    const page = await context.newPage()
    await page.goto(`${origin}${site.base}${route.slice(1)}`, { waitUntil: 'load' })
    await page.setViewportSize({ width, height: await heightOf(page) })
    await settle(page)
    await page.setViewportSize(viewport)
    const clip = { x: 0, y: 0, width, height: await heightOf(page) }
    return await page.screenshot({ fullPage: true, clip, animations: 'disabled' })
  } finally {
    await context.close()
  }
}

const heightOf = async (page: Page) =>
  Math.min(maxHeight, await page.evaluate(() => document.documentElement.scrollHeight))

/** Runs in the page: true if its pictures and islands are loaded. */
const isReady = () =>
  [...document.images].every(({ complete }) => complete) &&
  [...document.querySelectorAll('site-island')].every((island) => Reflect.get(island, 'live'))

/** Waits for pictures, fonts and islands, all in view. The first movement starts the site's script. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.waitForFunction(isReady, undefined, { timeout: 5000 }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(500)
}

async function compare(before: Buffer, after: Buffer) {
  const sizes = [await sharp(before).metadata(), await sharp(after).metadata()] as const
  const width = sizes[0].width
  const height = Math.max(...sizes.map((size) => size.height))
  const old = await pixels(before, width, height)
  const recent = await pixels(after, width, height)
  const mask = Buffer.alloc(old.length)
  const count = pixelmatch(old, recent, mask, width, height, { diffMask: true })
  if (count === 0) return undefined
  const webp = async (data: Buffer) => {
    const picture = sharp(data, { raw: { width, height, channels: 4 } }).webp({ quality: 62 })
    return `data:image/webp;base64,${(await picture.toBuffer()).toString('base64')}`
  }
  return {
    width,
    height,
    before: await webp(old),
    after: await webp(recent),
    /** The pixels that differ, on a transparent background. */
    mask: await webp(mask),
    /** The share of pixels that differ, from 0 to 1. */
    share: count / (width * height),
  }
}

/** The picture as rows of RGBA bytes, filled with grey below its end. */
const pixels = (png: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#888' } })
    .composite([{ input: png, gravity: 'northwest' }])
    .raw()
    .toBuffer()
