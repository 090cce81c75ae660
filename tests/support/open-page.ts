import type { Browser, BrowserContextOptions, Page, Route } from 'playwright'
import { shellReady } from './ready.ts'

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** Whether a request would leave this machine. */
export const isExternal = (url: URL): boolean =>
  url.protocol.startsWith('http') && !loopback.test(url.hostname)

/** The smallest PNG. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Replaces the map and the image hosting service. Aborts and reports every other request. */
export async function answerExternal(route: Route, report: (problem: string) => void) {
  const request = route.request()
  const kind = request.resourceType()
  if (kind === 'image') return route.fulfill({ contentType: 'image/png', body: pixel })
  if (kind === 'document' || request.url().endsWith('/robots.txt')) {
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
  }
  report(`left this machine: ${request.method()} ${request.url()}`)
  return route.abort()
}

export type PageOptions = Omit<BrowserContextOptions, 'viewport' | 'reducedMotion'> & {
  /** Opened at once, relative to the site, until its shell is hydrated: 'contact'. */
  path?: string
  /** Whether scripts run. */
  js?: boolean
  /** Of the viewport, in CSS pixels. */
  width?: number
  height?: number
  reducedMotion?: boolean
}

type OpenedPage = {
  page: Page
  /** Errors and warnings of the console, exceptions, violations of the policy, external requests. */
  problems: string[]
}

/** Opens a page in a profile of its own and records everything that goes wrong in it. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  { path, js = true, width = 1440, height = 900, reducedMotion = false, ...rest }: PageOptions,
): Promise<OpenedPage> {
  const problems: string[] = []
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: js,
    viewport: { width, height },
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    // Playwright can't intercept what a service worker answers.
    serviceWorkers: 'block',
    ...rest,
  })
  // A busy machine takes its time. The test's own limit ends a wait for nothing.
  context.setDefaultTimeout(90_000)
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, disposition }) => {
        if (disposition === 'report') return
        console.error(`policy violation: ${effectiveDirective} ${blockedURI}`)
      },
    )
  })
  context.on('console', (message) => {
    // The latter is of the editor, which puts the live page into such a frame: pages are in one inside.
    const isOwn =
      /Service Worker registration blocked by Playwright|has both allow-scripts and allow-same-origin/.test(
        message.text(),
      )
    if (['error', 'warning'].includes(message.type()) && !isOwn) problems.push(message.text())
  })
  context.on('weberror', (error) => {
    const text = String(error.error())
    // A busy Chromium may give up the fade between two documents. It is an error that no script sees.
    if (!/ViewTransition opt-in disabled|Page already revealed/.test(text)) problems.push(text)
  })
  await context.route(isExternal, (route) => answerExternal(route, (text) => problems.push(text)))
  const page = await context.newPage()
  if (path !== undefined) {
    await page.goto(path)
    if (js) await shellReady(page)
  }
  return { page, problems }
}
