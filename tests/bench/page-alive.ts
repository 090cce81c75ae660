import type { Page } from 'playwright'

/** Waits, outside a test, until the shell and every island of the page answer; the page ends at its top. */
export async function pageAlive(page: Page): Promise<void> {
  await page.locator('[popovertarget][aria-expanded]').waitFor({ state: 'attached' })
  for (const island of await page.locator('site-island').all()) {
    await island.scrollIntoViewIfNeeded()
    await island.evaluate(async (node) => {
      while (Reflect.get(node, 'live') !== true) await new Promise((go) => setTimeout(go, 20))
    })
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
