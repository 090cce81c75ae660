import { NetworkFirst } from 'workbox-strategies'
import { cacheNames } from './cache-names.ts'
import { offlinePage } from './offline-page.ts'
import { filesOf, isOwnResponse, ownResponses, withoutParts } from './own-response.ts'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration'

/** Time after which a cached page is served instead. */
const networkTimeoutSeconds = 4

const month = 30 * 24 * 60 * 60

/** True if all scripts and style sheets of a page are cached. Pages of old builds may lack them. */
async function isComplete(page: Response): Promise<boolean> {
  const cache = await caches.open(cacheNames.files)
  const isCached = async (name: string) => {
    const file = await cache.match(name)
    return file !== undefined && isOwnResponse(name, file)
  }
  const found = await Promise.all((await filesOf(page)).map(isCached))
  return found.every(Boolean)
}

/**
 * Serves pages from the network, so that they are current. If the connection fails or is too slow,
 * serves the cached page, and the offline page if there is none.
 */
export const pageStrategy = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds,
  plugins: [
    ownResponses,
    {
      // Ignores the query, such as campaign parameters.
      cacheKeyWillBeUsed: async ({ request }) => withoutParts(request.url),
      cachedResponseWillBeUsed: async ({ cachedResponse: page }) =>
        page && (await isComplete(page)) ? page : undefined,
      handlerDidError: async ({ request }) =>
        request.mode === 'navigate' ? offlinePage(request.url) : undefined,
    },
    expiration({ maxEntries: 40, maxAgeSeconds: month }),
  ],
})

/** Limits the size of a cache. The least recently used responses are deleted first. */
export function expiration(options: ExpirationPluginOptions): WorkboxPlugin {
  // Its type doesn't compile with exactOptionalPropertyTypes.
  const plugin = new ExpirationPlugin({ ...options, purgeOnQuotaError: true })
  return {
    cacheDidUpdate: async (change) => plugin.cacheDidUpdate?.(change),
    cachedResponseWillBeUsed: async (use) => (await plugin.cachedResponseWillBeUsed?.(use)) ?? null,
  }
}
