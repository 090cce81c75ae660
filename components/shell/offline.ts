import { cacheNames } from '#components/worker/cache-names.ts'
import { base, href } from '#components/href.ts'
import { trustedScriptUrl } from '#components/browser/page.ts'

const scope = new URL(base, location.href).href
const names = cacheNames(scope)

/** From the browser's own cache: it has them, so nothing travels. */
const copy = (url: string) => fetch(url, { cache: 'force-cache', headers: { accept: 'text/html' } })

async function keep(cacheName: string, url: string): Promise<void> {
  const response = await copy(url)
  if (response.ok) await (await caches.open(cacheName)).put(url, response)
}

/** What came before there was a worker to keep it: this page, and the files it uses. */
async function keepFirstPage(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => ['assets/', 'media/'].some((folder) => name.startsWith(scope + folder)))
  const page = location.href.replace(/[?#].*$/, '')
  await Promise.all([keep(names.pages, page), ...files.map((file) => keep(names.files, file))])
}

/** The page for pages that were never seen, as it is in this build. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(names.offline)
  const known = await (await cache.match(href('/offline')))?.text()
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (!own || !known?.includes(own)) await cache.add(href('/offline'))
}

/** Makes pages that were seen readable offline, by the service worker at this address. */
export async function prepareOffline(src: string): Promise<void> {
  const container = navigator.serviceWorker
  const isFirst = !container.controller
  await container.register(trustedScriptUrl(src), { scope: base })
  await container.ready
  if (isFirst) await keepFirstPage()
  await keepOfflinePage()
}
