import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration'

/** Limits the size of a cache. The least recently used responses are deleted first. */
export function expiration(options: ExpirationPluginOptions): WorkboxPlugin {
  // Its type doesn't compile with exactOptionalPropertyTypes.
  const plugin = new ExpirationPlugin({ ...options, purgeOnQuotaError: true })
  return {
    cacheDidUpdate: async (change) => plugin.cacheDidUpdate?.(change),
    cachedResponseWillBeUsed: async (use) => (await plugin.cachedResponseWillBeUsed?.(use)) ?? null,
  }
}
