import { cacheNames } from './cache-names.ts'
import { offlineAddress } from './offline-page.ts'
import { filesOf, isOwnResponse, withoutParts } from './own-response.ts'
import { scope } from './scope.ts'

/** The scripts that start at an intent, without the base. The build names them. */
declare const SCRIPTS: readonly string[]

// Most of these files are in the HTTP cache and need no network.
const options = { cache: 'force-cache', headers: { accept: 'text/html' } } as const

async function add(cacheName: string, url: string): Promise<void> {
  const cache = await caches.open(cacheName)
  if (await cache.match(url)) return
  const response = await fetch(url, options)
  if (await isOwnResponse(url, response)) await cache.put(url, response)
}

/** Caches an offline page and its files. The HTTP cache answers only if the host says that it is current. */
async function keepOfflinePage(address: string): Promise<void> {
  const fresh = await fetch(address, { ...options, cache: 'no-cache' })
  if (!(await isOwnResponse(address, fresh))) return
  const pictures = (await fresh.clone().text()).matchAll(/<img[^>]* src="([^"]+)"/g)
  const parts = [...(await filesOf(fresh)), ...Array.from(pictures, ([, src = '']) => src)]
  await Promise.all(parts.map((part) => add(cacheNames.files, part)))
  const cache = await caches.open(cacheNames.offline)
  await cache.put(address, fresh)
}

/** Keeps the offline pages current, because they contain facts such as the telephone number. */
async function keepOfflinePages(page: string): Promise<void> {
  const cache = await caches.open(cacheNames.offline)
  const known = (await cache.keys()).map(({ url }) => url)
  await Promise.all([...new Set([offlineAddress(page), ...known])].map(keepOfflinePage))
}

/**
 * Caches a page and what it has loaded, all of which came before the worker on a first visit. Once
 * a visitor has used a script, caches all of them, so that every page works offline.
 */
export async function keepPage([page = '', ...loaded]: readonly string[]): Promise<void> {
  const scripts = SCRIPTS.map((name) => scope + name)
  const files = loaded.filter(
    (url) => url.startsWith(`${scope}assets/`) || url.startsWith(`${scope}media/`),
  )
  const wanted = files.some((file) => scripts.includes(file)) ? [...files, ...scripts] : files
  await add(cacheNames.pages, withoutParts(page))
  await Promise.all([...new Set(wanted)].map((file) => add(cacheNames.files, file)))
  await keepOfflinePages(page)
}
