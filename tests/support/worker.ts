import type { Page } from 'playwright'

/** Paths of all that the service worker keeps. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Waits until the worker is in charge and the offline page is there, the last thing to come. */
export const workerReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let isReady = false; !isReady; await new Promise((again) => setTimeout(again, 50))) {
      const names = (await caches.keys()).filter((name) => name.includes(':offline:'))
      const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      isReady = navigator.serviceWorker.controller !== null && pages.flat().length > 0
    }
  })
