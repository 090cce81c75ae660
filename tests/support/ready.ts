import type { Locator, Page } from 'playwright'

/** Waits for two frames. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )

/**
 * Points at the menu of services, or rests on the link to Home, until the shell is hydrated: the loader
 * may not listen yet.
 */
export async function shellReady(page: Page): Promise<void> {
  const live = page.locator('html[data-shell]')
  const header = page.locator('#_root > header')
  const menu = header.locator('.services')
  for (let tries = 0; tries < 300 && (await live.count()) === 0; tries += 1) {
    await header
      .locator((await menu.count()) > 0 ? '.services' : 'a >> nth=0')
      .dispatchEvent('pointerover')
    await page.waitForTimeout(150)
  }
  await live.waitFor({ state: 'attached' })
}

/** Scrolls to an island, by the id that its section gave it, points at it, and waits for its script. */
export async function islandReady(page: Page, id: string): Promise<Locator> {
  await shellReady(page)
  const selector = `site-island[data-id="${id}"]`
  await page.locator(selector).scrollIntoViewIfNeeded()
  await page.locator(selector).dispatchEvent('pointerover')
  await page.waitForFunction(
    (island) => Reflect.get(document.querySelector(island) ?? {}, 'live') === true,
    selector,
  )
  return page.locator(selector)
}

/** Waits until every island of the page is hydrated, and returns to the top. */
export async function pageReady(page: Page): Promise<void> {
  await shellReady(page)
  for (const island of await page.locator('site-island').all()) {
    await islandReady(page, (await island.getAttribute('data-id')) ?? '')
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
