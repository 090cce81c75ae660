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

/** Caches the offline page of the build that the page is of, and its pictures. */
async function keepOfflinePage(address: string, loaded: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.offline)
  const cached = await cache.match(address)
  const isOfBuild = (name: string) => loaded.some((url) => url.endsWith(name))
  if (cached && (await filesOf(cached)).every(isOfBuild)) return
  const fresh = await fetch(address, { headers: { accept: 'text/html' } })
  if (!(await isOwnResponse(address, fresh))) return
  const pictures = (await fresh.clone().text()).matchAll(/<img[^>]* src="([^"]+)"/g)
  const parts = [...(await filesOf(fresh)), ...Array.from(pictures, ([, src = '']) => src)]
  await Promise.all(parts.map((part) => add(cacheNames.files, part)))
  await cache.put(address, fresh)
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
  await keepOfflinePage(offlineAddress(page), loaded)
}
