import { expiration } from './expiration.ts'
import { NetworkFirst } from 'workbox-strategies'
import type { Caches } from './cache-names.ts'

/** Seconds after which a page that was seen before is shown as it was. */
const patience = 4

const month = 30 * 24 * 60 * 60

/** A page is one whatever campaign its address tells of. */
const withoutSearch = ({ request }: { request: Request }) =>
  Promise.resolve(request.url.replace(/[?#].*$/, ''))

/** Only whole pages of this site are kept: no errors, no redirects, no log-in of a hotel. */
const isKept = (response: Response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html')

const scriptsAndSheets = /[^"]*\/assets\/[^"]+\.(?:js|css)(?=")/g

/** Whether all is there that a page names, so that no page of an old build stands without its style. */
async function isWhole(page: Response, files: string): Promise<boolean> {
  const cache = await caches.open(files)
  const names = (await page.clone().text()).match(scriptsAndSheets) ?? []
  const found = await Promise.all(names.map((name) => cache.match(name)))
  return found.every((file) => file !== undefined)
}

/**
 * Pages come from the network, so that nobody sees an old one while there is a line; offline, or when
 * the line is too bad, as they were seen last. One never seen becomes the offline page, which says so.
 */
export const pageStrategy = ({ pages, files, offline }: Caches) =>
  new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds: patience,
    plugins: [
      {
        cacheKeyWillBeUsed: withoutSearch,
        cacheWillUpdate: ({ response }) => Promise.resolve(isKept(response) ? response : null),
        cachedResponseWillBeUsed: async ({ cachedResponse: page }) =>
          page && (await isWhole(page, files)) ? page : undefined,
        handlerDidError: async ({ request }) =>
          request.mode === 'navigate' ? (await caches.open(offline)).match('offline') : undefined,
      },
      expiration({ maxEntries: 40, maxAgeSeconds: month }),
    ],
  })
