import { scope } from './scope.ts'

/** Sites on the same origin share its caches. */
const prefix = `site:${scope}:`
const named = (kind: string) => `${prefix}${kind}:1`

/** The site's caches for pages, hashed files and the offline page. Another number clears them in every browser. */
export const cacheNames = {
  pages: named('pages'),
  files: named('files'),
  offline: named('offline'),
}

/** Deletes the caches of the site that are not in `used`. */
export async function dropCaches(used: readonly string[] = []): Promise<void> {
  const names = await caches.keys()
  const dropped = names.filter((name) => name.startsWith(prefix) && !used.includes(name))
  await Promise.all(dropped.map((name) => caches.delete(name)))
}
