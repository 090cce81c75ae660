import { request } from 'node:http'
import type { Browser, Page } from 'playwright'
import { listen } from '#scripts/serve/listen.ts'
import { workerReady } from '#tests/support/worker.ts'
import { pageReady } from '#tests/support/ready.ts'

/** A part of a visit, and the bytes that the server sent for it: bodies with gzip, without headers. */
export type VisitBytes = readonly (readonly [part: string, bytes: number])[]

/** A proxy before a site that counts bytes; `take` returns those since the last call. */
async function countingServer(siteUrl: string) {
  const { hostname, port, pathname } = new URL(siteUrl)
  let sent = 0
  const { port: own, close } = await listen(
    ({ method, url: path, headers }, res) => {
      const options = { hostname, port, path, method }
      request({ ...options, headers: { ...headers, 'accept-encoding': 'gzip' } }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('data', (bytes: Buffer) => (sent += bytes.length)).pipe(res)
      }).end()
    },
    { port: 0 },
  )
  const take = () => {
    const all = sent
    sent = 0
    return all
  }
  return { url: `http://localhost:${own}${pathname}`, take, close }
}

const quiet = (page: Page) => page.waitForLoadState('networkidle')

async function follow(page: Page, link: string) {
  const title = await page.title()
  await page.locator(link).first().dispatchEvent('click')
  await page.waitForFunction((before) => document.title !== before, title)
  await pageReady(page)
  await quiet(page)
}

/** The bytes of a first visit of three pages on a phone, with the pages fetched ahead. */
export async function weighVisit(browser: Browser, siteUrl: string): Promise<VisitBytes> {
  const { url, take, close } = await countingServer(siteUrl)
  // Routes would turn off the browser's cache.
  const page = await browser.newPage({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
  })
  // The browser is idle only when `idle` is called.
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    Reflect.set(window, 'idle', () =>
      waiting.splice(0).forEach((each) => Reflect.apply(each, null, [])),
    )
    globalThis.requestIdleCallback = (callback) => waiting.push(callback)
  })
  const idle = () => page.evaluate(() => Reflect.get(window, 'idle')())
  const parts: [string, number][] = []
  const note = (part: string) => parts.push([part, take()])

  await page.goto(url, { waitUntil: 'networkidle' })
  note('Home, first visit, until the browser is idle')
  await idle()
  await pageReady(page)
  await page.waitForTimeout(1000)
  note('its script, and pages fetched ahead')
  // It comes three seconds after the script.
  await page.waitForTimeout(3000)
  await idle()
  await workerReady(page)
  await quiet(page)
  note('the service worker and the offline page')
  await follow(page, 'a[href$="/programs"]')
  note('/programs after it')
  await follow(page, 'main a[href*="/programs/"]')
  note('a program after that')
  await page.close()
  await close()
  return parts
}
