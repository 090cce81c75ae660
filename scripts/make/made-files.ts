import { openCache } from '#scripts/system/cache.ts'

/** Files of the site that take long to make from what they show; a cache has those that are made. */
export function madeFiles<Shown>(
  options: Parameters<typeof openCache>[0],
  make: (shown: Shown) => Promise<Uint8Array>,
) {
  const cache = openCache(options)
  const keyOf = (shown: Shown) => [JSON.stringify(shown)]
  return {
    /** It changes whenever the file may. */
    hashOf: (shown: Shown): string => cache.hashOf(keyOf(shown)),
    /** From the cache, if it is there. */
    find: (shown: Shown): Uint8Array | undefined => cache.get(keyOf(shown)),
    make: (shown: Shown): Promise<Uint8Array> => cache.cached(keyOf(shown), () => make(shown)),
    prune: cache.prune,
  }
}
