/** What the worker of a site keeps: pages, hashed files, and the page for when there is neither. */
export type Caches = { pages: string; files: string; offline: string }

/** Sites under other paths share an origin, and its caches; `scope` is the address of this one. */
export const cachePrefix = (scope: string): string => `site:${scope}:`

/** Names of the caches of a site. Another version makes every visitor's worker begin anew. */
export function cacheNames(scope: string): Caches {
  const name = (kind: string) => `${cachePrefix(scope)}${kind}:1`
  return { pages: name('pages'), files: name('files'), offline: name('offline') }
}

/** Takes away the caches of a site that are not in use (any more). */
export async function dropCaches(scope: string, used: readonly string[] = []): Promise<void> {
  const names = await caches.keys()
  const dropped = names.filter(
    (name) => name.startsWith(cachePrefix(scope)) && !used.includes(name),
  )
  await Promise.all(dropped.map((name) => caches.delete(name)))
}
