/** The caches for pages, hashed files and the offline page. */
export type Caches = { pages: string; files: string; offline: string }

/** Sites on the same origin share its caches. `scope` is the address of one site. */
const cachePrefix = (scope: string): string => `site:${scope}:`

/** The names of a site's caches. Changing the version clears them in every browser. */
export function cacheNames(scope: string): Caches {
  const name = (kind: string) => `${cachePrefix(scope)}${kind}:1`
  return { pages: name('pages'), files: name('files'), offline: name('offline') }
}

/** Deletes the caches of a site that are not in `used`. */
export async function dropCaches(scope: string, used: readonly string[] = []): Promise<void> {
  const names = await caches.keys()
  const dropped = names.filter(
    (name) => name.startsWith(cachePrefix(scope)) && !used.includes(name),
  )
  await Promise.all(dropped.map((name) => caches.delete(name)))
}
