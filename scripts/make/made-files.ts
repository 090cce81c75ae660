import { openCache } from '#scripts/system/cache.ts'

type Options<Shown> = Parameters<typeof openCache>[0] & {
  /** The path on the site. */
  pathOf: (shown: Shown) => string
  make: (shown: Shown) => Promise<Uint8Array>
}

/** Files that take long to make, each from the data that it shows, in a cache. */
export function madeFiles<Shown>({ pathOf, make, ...options }: Options<Shown>) {
  const { get, cached, prune } = openCache(options)
  const fileOf = (shown: Shown) => {
    const key = [JSON.stringify(shown)]
    return {
      path: pathOf(shown),
      find: (): Uint8Array | undefined => get(key),
      make: (): Promise<Uint8Array> => cached(key, () => make(shown)),
    }
  }
  return { fileOf, prune }
}
