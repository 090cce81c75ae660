import { offlineAddress } from './offline-page.ts'
import { filesOf, isOwnResponse, withoutParts } from './own-response.ts'
import { cacheNames, scope } from './scope.ts'

/** The scripts that start at an intent, without the base. The build names them. */
declare const SCRIPTS: readonly string[]

const headers = { accept: 'text/html' }

async function add(cacheName: string, url: string): Promise<void> {
  const cache = await caches.open(cacheName)
  if (await cache.match(url)) return
  // Most of these files are in the HTTP cache and need no network.
  const response = await fetch(url, { cache: 'force-cache', headers })
  if (await isOwnResponse(url, response)) await cache.put(url, response)
}

const addFiles = (files: readonly string[]) =>
  Promise.all([...new Set(files)].map((file) => add(cacheNames.files, file)))

/** Caches an offline page and its files. The HTTP cache answers only if the host says that it is current. */
async function keepOfflinePage(address: string): Promise<void> {
  const fresh = await fetch(address, { cache: 'no-cache', headers })
  if (!(await isOwnResponse(address, fresh))) return
  const html = await fresh.clone().text()
  const pictures = html.matchAll(/<img[^>]* src="([^"]+)"/g)
  await addFiles([...filesOf(html), ...Array.from(pictures, ([, src = '']) => src)])
  const cache = await caches.open(cacheNames.offline)
  await cache.put(address, fresh)
}

/** Keeps the offline pages current, because they contain facts such as the telephone number. */
async function keepOfflinePages(page: string): Promise<void> {
  const cache = await caches.open(cacheNames.offline)
  const known = (await cache.keys()).map(({ url }) => url)
  await Promise.all([...new Set([offlineAddress(page), ...known])].map(keepOfflinePage))
}

export const isFile = (url: string): boolean =>
  url.startsWith(`${scope}assets/`) || url.startsWith(`${scope}media/`)

/**
 * Caches a page and the files that it loaded, which on a first visit came before the worker. Once a
 * visitor has used a script, caches all scripts, so that every page works offline.
 */
export async function keepPage([page = '', ...loaded]: readonly string[]): Promise<void> {
  const files = loaded.filter(isFile)
  const scripts = SCRIPTS.map((name) => scope + name)
  const isUsed = files.some((file) => scripts.includes(file))
  await add(cacheNames.pages, withoutParts(page))
  await addFiles(isUsed ? [...files, ...scripts] : files)
  await keepOfflinePages(page)
}
