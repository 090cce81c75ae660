import path from 'node:path'
import pixelmatch from 'pixelmatch'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { type BuiltSite, fileAt, targetOf } from '#scripts/check/built/index.ts'
import { encodedPath } from '#scripts/hosts/index.ts'
import { launchBrowser } from '#scripts/system/browser.ts'
import { counted } from '#scripts/system/text/counted.ts'

/** A page at one width, or the part of it that differs from before. Pictures are `data:` addresses of one size. */
export type Photo = {
  readonly width: number
  readonly height: number
  readonly after: string
  /** Undefined for a page that is new. */
  readonly change?: {
    readonly before: string
    /** The pixels that differ, on a transparent background. */
    readonly mask: string
    /** Where the part begins, in pixels below the top of the page. */
    readonly top: number
  }
}

/** Phone and desktop, in CSS pixels. */
const widths = [360, 1440] as const
/** WebP takes pictures of up to 16,383 pixels. */
const maxHeight = 16_000
/** The rows above and below a change that show where it is. */
const around = 120
const origin = 'http://localhost'

/** Pictures of pages by their route, without the widths at which a page looks the same. */
export async function photograph(routes: readonly string[], before: BuiltSite, after: BuiltSite) {
  if (routes.length === 0) return new Map()
  console.log(`Photographing ${counted(routes.length, 'page')}`)
  const photos = new Map(routes.map((route): [string, Photo[]] => [route, []]))
  const browser = await launchBrowser()
  try {
    for (const [route, looks] of photos) {
      const isNew = fileAt(before.base + route.slice(1), before) === undefined
      for (const width of widths) {
        const old = isNew ? undefined : await screenshot(browser, before, route, width)
        const photo = await compare(old, await screenshot(browser, after, route, width), width)
        if (photo) looks.push(photo)
      }
    }
    return photos
  } finally {
    await browser.close()
  }
}

async function screenshot(browser: Browser, site: BuiltSite, route: string, width: number) {
  const page = await browser.newPage({
    // All of the page is in view, so that its pictures and islands load.
    viewport: { width, height: maxHeight },
    // Carousels don't advance.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  // Everything comes from the folder: a map or a picture from elsewhere may differ by itself.
  await page.route('**/*', (request) => {
    const url = new URL(request.request().url())
    const file = url.origin === origin && targetOf(url.pathname, site).file
    return file ? request.fulfill({ path: path.join(site.folder, file) }) : request.abort()
  })
  await page.goto(`${origin}${site.base}${encodedPath(route.slice(1))}`)
  // The first movement starts the site's script.
  await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
  await page.setViewportSize({ width, height: 900 })
  const clip = { x: 0, y: 0, width, height: maxHeight }
  const picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled' })
  await page.close()
  return picture
}

/** Undefined if the page looks the same. */
async function compare(before: Buffer | undefined, after: Buffer, width: number) {
  const [old, recent] = [before && (await pixels(before)), await pixels(after)]
  const length = Math.max(old?.length ?? 0, recent.length)
  const rowLength = width * 4
  const height = length / rowLength
  /** Fills the shorter picture with white below its end. */
  const fill = (rows: Buffer) => Buffer.concat([rows, Buffer.alloc(length - rows.length, 255)])
  const webp = async (data: Buffer) => {
    const picture = sharp(data, {
      raw: { width, height: data.length / rowLength, channels: 4 },
    }).webp({ quality: 62 })
    return `data:image/webp;base64,${(await picture.toBuffer()).toString('base64')}`
  }
  if (!old) return { width, height, after: await webp(recent) }
  const mask = Buffer.alloc(length)
  const count = pixelmatch(fill(old), fill(recent), mask, width, height, { diffMask: true })
  if (count === 0) return undefined
  const rowOf = (at: number) => Math.floor(at / rowLength)
  const top = Math.max(0, rowOf(mask.findIndex(Boolean)) - around)
  const bottom = Math.min(height, rowOf(mask.findLastIndex(Boolean)) + around)
  const crop = (rows: Buffer) => webp(rows.subarray(top * rowLength, bottom * rowLength))
  const change = { before: await crop(fill(old)), mask: await crop(mask), top }
  return { width, height: bottom - top, after: await crop(fill(recent)), change }
}

const pixels = (png: Buffer): Promise<Buffer> => sharp(png).ensureAlpha().raw().toBuffer()
