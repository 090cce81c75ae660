import {
  isNotFound,
  isOfflinePage,
  parseDocument,
  trustedScriptUrl,
} from '#components/browser/page.ts'
import { base, href } from '#components/href.ts'
import { clientIslands } from '#components/islands/islands.ts'
import { cacheNames } from '#components/worker/cache-names.ts'
import { isOwnResponse } from '#components/worker/own-response.ts'
import { isIsland } from './page/islands.tsx'

const scope = new URL(base, location.href).href
const names = cacheNames(scope)

const inFolder = (url: string) =>
  ['assets/', 'media/'].some((folder) => url.startsWith(scope + folder))

async function cache(cacheName: string, url: string, options: RequestInit = {}): Promise<void> {
  const response = await fetch(url, options)
  if (await isOwnResponse(url, response)) await (await caches.open(cacheName)).put(url, response)
}

// Most of these files are in the HTTP cache and need no network.
const options = { cache: 'force-cache', headers: { accept: 'text/html' } } as const

/**
 * Caches the files of the current page: those loaded before the worker existed, its pictures, and the
 * scripts of its islands, which a visitor may not have scrolled to.
 */
async function cacheFiles(): Promise<void> {
  await Promise.all(
    Array.from(document.querySelectorAll('#_main site-island'), async (island) => {
      const name = island.getAttribute('name') ?? ''
      if (isIsland(name)) await clientIslands[name]('{}')
    }),
  )
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const pictures = Array.from(document.images, ({ currentSrc, src }) => currentSrc || src)
  const files = new Set([...loaded, ...pictures].filter(inFolder))
  await Promise.all(
    Array.from(files, async (file) => {
      if (!(await caches.match(file))) await cache(names.files, file, options)
    }),
  )
}

/** Caches the offline page of the current build. */
async function cacheOfflinePage(): Promise<void> {
  const offline = await caches.open(names.offline)
  const cached = await (await offline.match(href('/offline')))?.text()
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (script && cached?.includes(script)) return
  const response = await fetch(href('/offline'))
  const { images } = parseDocument(await response.text())
  const pictures = Array.from(images, (image) => image.getAttribute('src') ?? '')
  await Promise.all(pictures.map((picture) => cache(names.files, picture, options)))
  await cache(names.offline, href('/offline'))
}

/** On the offline page: lists the pages of this build that the worker has. */
export async function listPages(): Promise<void> {
  const list = document.querySelector('#_open-pages > ul')
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (!list || !script) return
  const pages = await caches.open(names.pages)
  for (const { url } of await pages.keys()) {
    const html = (await (await pages.match(url))?.text()) ?? ''
    const found = parseDocument(html)
    if (!html.includes(script) || isNotFound(found) || isOfflinePage(found)) continue
    const link = Object.assign(document.createElement('a'), { href: url })
    link.textContent = found.title.replace(/ \|[^|]*$/, '')
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
    list.parentElement?.removeAttribute('hidden')
  }
}

/** Registers the service worker, which makes visited pages available offline. */
export async function prepareOffline(src: string): Promise<void> {
  const container = navigator.serviceWorker
  const isFirst = !container.controller
  await container.register(trustedScriptUrl(src), { scope: base })
  await container.ready
  if (isFirst) await cache(names.pages, location.href.replace(/[?#].*$/, ''), options)
  await cacheFiles()
  const main = document.getElementById('_main')
  const later = () => requestAnimationFrame(() => void cacheFiles().catch(console.warn))
  if (main) new MutationObserver(later).observe(main, { childList: true })
  await cacheOfflinePage()
}
