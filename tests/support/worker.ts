import type { Page } from 'playwright'

/** The scopes of the service workers that the browser has. */
export const workerScopes = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  )

/** The paths that the service worker has cached. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Waits until the worker controls the page and has cached the offline page, which comes last. */
export const workerReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let isReady = false; !isReady; await new Promise((again) => setTimeout(again, 50))) {
      const names = (await caches.keys()).filter((name) => name.endsWith(':offline'))
      const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      isReady = navigator.serviceWorker.controller !== null && pages.flat().length > 0
    }
  })
