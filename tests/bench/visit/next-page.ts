import type { Browser } from 'playwright'
import { openSlowly } from './slow-page.ts'

/**
 * Milliseconds from the moment at which the fade lets the next page in until its content is in the
 * DOM, for pages that were fetched on hover; at a fourth of this machine's speed.
 */
export async function nextPageTimes(browser: Browser, url: string): Promise<number[]> {
  const page = await openSlowly(browser, { url, path: '', width: 1280 })
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(window, 'commitTimes', times)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) =>
      start(async () => {
        const begun = performance.now()
        await (typeof change === 'function' ? change() : undefined)
        times.push(committed - begun)
      })
    const main = document.querySelector('main')
    const put = main?.replaceChildren.bind(main)
    let committed = 0
    if (main && put) {
      main.replaceChildren = (...nodes) => {
        put(...nodes)
        committed = performance.now()
      }
    }
  })
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const path of ['about', 'IT-services', 'programs', 'contact', '']) {
    const link = navigation.locator(`a[href="/${path}"]`)
    await link.hover()
    await page.waitForLoadState('networkidle')
    await link.click()
    await page.waitForURL(`**/${path}`)
    await page.waitForTimeout(1200)
  }
  const times = await page.evaluate((): unknown => Reflect.get(window, 'commitTimes'))
  await page.context().close()
  return Array.isArray(times) ? times.map(Number) : []
}
