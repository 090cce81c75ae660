import type { Browser, Page } from 'playwright'
import { answerExternal, isExternal } from '#tests/support/open-page.ts'
import { pageReady } from '#tests/support/ready.ts'

type Options = { url: string; path: string; width: number }

/** Opens a page whose processor is four times slower than this one's, and waits until it answers. */
export async function openSlowly(browser: Browser, { url, path, width }: Options): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 800 },
    hasTouch: width < 600,
  })
  await context.route(isExternal, (route) => answerExternal(route, console.error))
  const page = await context.newPage()
  await page.goto(path)
  await pageReady(page)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}
