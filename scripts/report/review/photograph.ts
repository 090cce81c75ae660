import path from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { type BuiltSite, fileAt, targetOf } from '#scripts/check/built/index.ts'
import { encodedPath } from '#scripts/hosts/index.ts'
import { launchBrowser } from '#scripts/system/browser.ts'
import { counted } from '#scripts/system/text/counted.ts'

/** Pictures of a page at one width, as `data:` addresses; undefined in a build without the page. */
export type Photo = { width: number; before: string | undefined; after: string | undefined }

/** Phone and desktop, in CSS pixels. */
const widths = [360, 1440] as const
/** WebP takes pictures of up to 16,383 pixels. */
const maxHeight = 16_000
const origin = 'http://localhost'

/** Pictures of pages by their route. */
export async function photograph(routes: readonly string[], before: BuiltSite, after: BuiltSite) {
  const photos = new Map<string, Photo[]>()
  if (routes.length === 0) return photos
  console.log(`Photographing ${counted(routes.length, 'page')}`)
  const browser = await launchBrowser()
  try {
    for (const route of routes) {
      const looks: Photo[] = []
      for (const width of widths) {
        const old = await screenshot(browser, before, route, width)
        const recent = await screenshot(browser, after, route, width)
        looks.push({ width, before: old, after: recent })
      }
      photos.set(route, looks)
    }
    return photos
  } finally {
    await browser.close()
  }
}

async function screenshot(browser: Browser, site: BuiltSite, route: string, width: number) {
  if (fileAt(site.base + route.slice(1), site) === undefined) return undefined
  const page = await browser.newPage({
    // All of the page is in view, so that its pictures and islands load.
    viewport: { width, height: maxHeight },
    // Carousels don't advance.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  // Serves the folder alone, because a map or a picture from elsewhere may change by itself.
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
  const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled' })
  await page.close()
  const webp = await sharp(png).webp({ quality: 62 }).toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
