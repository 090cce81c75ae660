import { openCache } from '#scripts/system/cache.ts'

/** Makes files that take long, each from the data that it shows, and caches them. */
export function madeFiles<Shown>(
  options: Parameters<typeof openCache>[0],
  make: (shown: Shown) => Promise<Uint8Array>,
) {
  const cache = openCache(options)
  const keyOf = (shown: Shown) => [JSON.stringify(shown)]
  return {
    /** Identifies the file: the same hash means the same bytes. */
    hashOf: (shown: Shown): string => cache.hashOf(keyOf(shown)),
    /** Finds a file in the cache. */
    find: (shown: Shown): Uint8Array | undefined => cache.get(keyOf(shown)),
    make: (shown: Shown): Promise<Uint8Array> => cache.cached(keyOf(shown), () => make(shown)),
    prune: cache.prune,
  }
}
