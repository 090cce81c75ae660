import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { expiration, pageStrategy } from './page-strategy.ts'
import { cacheNames, dropCaches } from './cache-names.ts'
import { keepPage } from './keep-page.ts'
import { isOwnResponse, ownResponses } from './own-response.ts'
import { scope, worker } from './scope.ts'
import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isPagePath } from '#content/schema/routes.ts'

/**
 * The service worker, which makes visited pages available offline. It caches pages and hashed files
 * as they are requested, and what a page loaded before. All other requests, such as the form's,
 * bypass it.
 */

const { origin, pathname: base } = new URL(scope)

const isOwn = (url: URL) => url.origin === origin && url.pathname.startsWith(base)
const isInFolder = (url: URL, folder: string) => url.pathname.startsWith(`${base}${folder}/`)

/** Requests a wrong response again, past the HTTP cache, which may have it too. */
const askAgain: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    response.status !== 200 || (await isOwnResponse(request.url, response))
      ? response
      : fetch(request, { cache: 'reload' }),
}

registerRoute(
  ({ url, request }) =>
    isOwn(url) &&
    (request.mode === 'navigate' || request.headers.get('accept') === 'text/html') &&
    isPagePath(url.pathname.slice(base.length)),
  pageStrategy,
)

// Their names contain hashes, so cached files are always current.
registerRoute(
  ({ url }) => isOwn(url) && (isInFolder(url, 'assets') || isInFolder(url, 'media')),
  new CacheFirst({
    cacheName: cacheNames.files,
    plugins: [ownResponses, askAgain, expiration({ maxEntries: 200 })],
  }),
)

// A new worker can take over at once, because pages come from the network.
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) =>
  event.waitUntil(dropCaches(Object.values(cacheNames))),
)
worker.addEventListener('message', (event) => event.waitUntil(keepPage(event.data)))
preloadNavigations()
clientsClaim()
