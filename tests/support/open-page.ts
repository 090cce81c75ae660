import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { answerExternal, isExternal } from './external.ts'

export type PageOptions = Omit<BrowserContextOptions, 'viewport' | 'reducedMotion'> & {
  /** Opened at once, relative to the site: 'contact'. */
  path?: string
  /** Whether scripts run. */
  js?: boolean
  /** Of the viewport, in CSS pixels. */
  width?: number
  height?: number
  reducedMotion?: boolean
}

export type OpenedPage = {
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
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`policy violation: ${effectiveDirective} ${blockedURI}`)
    })
  })
  context.on('console', (message) => {
    const isOwn = /Service Worker registration blocked by Playwright/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isOwn) problems.push(message.text())
  })
  context.on('weberror', (error) => problems.push(String(error.error())))
  await context.route(isExternal, (route) => answerExternal(route, (text) => problems.push(text)))
  const page = await context.newPage()
  if (path !== undefined) await page.goto(path)
  return { page, problems }
}
