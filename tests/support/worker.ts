import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Paths of all that the service worker keeps. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Waits until the worker is in charge and the offline page is there, the last thing to come. */
export async function workerReady(page: Page): Promise<void> {
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/\/offline$/))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
