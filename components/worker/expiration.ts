import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration'

/** Keeps a cache small: what was not used for longest goes first. */
export function expiration(options: ExpirationPluginOptions): WorkboxPlugin {
  // Its own type does not stand the strictest settings.
  const plugin = new ExpirationPlugin({ ...options, purgeOnQuotaError: true })
  return {
    cacheDidUpdate: async (change) => plugin.cacheDidUpdate?.(change),
    cachedResponseWillBeUsed: async (use) => (await plugin.cachedResponseWillBeUsed?.(use)) ?? null,
  }
}
