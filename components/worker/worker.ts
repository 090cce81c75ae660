import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isPagePath } from '#content/schema/routes.ts'
import { isFile, keepPage } from './keep-page.ts'
import { offlinePage } from './offline-page.ts'
import { isComplete, isOwnResponse, withoutParts } from './own-response.ts'
import { cacheNames, scope, worker } from './scope.ts'

/**
 * The service worker, which makes visited pages available offline. It caches pages and hashed files
 * as they are requested, and the files that a page loaded before. All other requests, such as the
 * form's, bypass it.
 */

/** Caches only the site's own responses. */
const ownResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isOwnResponse(request.url, response)) ? response : null,
}

/** Deletes the least recently used responses of a cache. */
function atMost(maxEntries: number): WorkboxPlugin {
  const plugin = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })
  // Its type doesn't compile with exactOptionalPropertyTypes.
  return {
    cacheDidUpdate: async (change) => plugin.cacheDidUpdate?.(change),
    cachedResponseWillBeUsed: async (use) => (await plugin.cachedResponseWillBeUsed?.(use)) ?? null,
  }
}

/** Ignores queries, such as campaign parameters, and shows the offline page in place of one that isn't cached. */
const completePages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => withoutParts(request.url),
  cachedResponseWillBeUsed: async ({ cachedResponse: page }) =>
    page && (await isComplete(page)) ? page : null,
  handlerDidError: async ({ request }) =>
    request.mode === 'navigate' ? offlinePage(request.url) : undefined,
}

// Pages are current: a cached one is served only if the network fails, or takes longer than 4 s.
registerRoute(
  ({ url: { href }, request }) =>
    href.startsWith(scope) &&
    (request.mode === 'navigate' || request.headers.get('accept') === 'text/html') &&
    isPagePath(withoutParts(href).slice(scope.length)),
  new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds: 4,
    plugins: [ownResponses, completePages, atMost(40)],
  }),
)

// Their names contain hashes, so cached files are always current. The HTTP cache may have a wrong response.
registerRoute(
  ({ url }) => isFile(url.href),
  new CacheFirst({
    cacheName: cacheNames.files,
    fetchOptions: { cache: 'no-cache' },
    plugins: [ownResponses, atMost(200)],
  }),
)

// A new worker can take over at once, because pages come from the network.
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('message', (event) => event.waitUntil(keepPage(event.data)))
clientsClaim()
