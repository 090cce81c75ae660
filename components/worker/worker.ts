import { clientsClaim } from 'workbox-core'
import { expiration } from './expiration.ts'
import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { cacheNames, dropCaches } from './cache-names.ts'
import { pageStrategy } from './page-strategy.ts'
import { worker } from './scope.ts'

/**
 * The service worker: pages seen before can be read offline. It keeps what passes by and fetches
 * nothing ahead; what is no page and no hashed file of this site (the form, the inbox) passes it by.
 */

const { scope } = worker.registration
const names = cacheNames(scope)
const { origin, pathname: base } = new URL(scope)

const isOwn = (url: URL) => url.origin === origin && url.pathname.startsWith(base)
const isInFolder = (url: URL, folder: string) => url.pathname.startsWith(`${base}${folder}/`)

registerRoute(
  ({ url, request }) =>
    isOwn(url) &&
    (request.mode === 'navigate' || request.headers.get('accept') === 'text/html') &&
    !url.pathname.startsWith(`${base}__`) &&
    !/\.[a-z0-9]+$/i.test(url.pathname),
  pageStrategy(names),
)

// Their names hold the hash of their bytes: what is kept can never be wrong.
registerRoute(
  ({ url }) => isOwn(url) && (isInFolder(url, 'assets') || isInFolder(url, 'media')),
  new CacheFirst({
    cacheName: names.files,
    plugins: [expiration({ maxEntries: 200 })],
  }),
)

// A new worker takes over at once: it serves no page that the network would not give.
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropCaches(scope, Object.values(names)))
})
preloadNavigations()
clientsClaim()
