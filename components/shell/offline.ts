import { trustedScriptUrl } from '#components/browser/page.ts'
import { base, href } from '#components/href.ts'
import { cacheNames } from '#components/worker/cache-names.ts'
import { isOwnResponse } from '#components/worker/own-response.ts'

const scope = new URL(base, location.href).href
const names = cacheNames(scope)

async function cache(cacheName: string, url: string, options: RequestInit = {}): Promise<void> {
  const response = await fetch(url, options)
  if (await isOwnResponse(url, response)) await (await caches.open(cacheName)).put(url, response)
}

/** Caches what was loaded before the worker existed: the current page and its files. */
async function cacheCurrentPage(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => ['assets/', 'media/'].some((folder) => name.startsWith(scope + folder)))
  const page = location.href.replace(/[?#].*$/, '')
  // They are in the HTTP cache, so this needs no network.
  const options = { cache: 'force-cache', headers: { accept: 'text/html' } } as const
  await Promise.all([
    cache(names.pages, page, options),
    ...files.map((file) => cache(names.files, file, options)),
  ])
}

/** Caches the offline page of the current build. */
async function cacheOfflinePage(): Promise<void> {
  const offline = await caches.open(names.offline)
  const cached = await (await offline.match(href('/offline')))?.text()
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (!script || !cached?.includes(script)) await cache(names.offline, href('/offline'))
}

/** Registers the service worker, which makes visited pages available offline. */
export async function prepareOffline(src: string): Promise<void> {
  const container = navigator.serviceWorker
  const isFirst = !container.controller
  await container.register(trustedScriptUrl(src), { scope: base })
  await container.ready
  if (isFirst) await cacheCurrentPage()
  await cacheOfflinePage()
}
