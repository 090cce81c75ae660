import { dropCaches } from './cache-names.ts'
import { worker } from './scope.ts'

/**
 * Takes the place of the service worker where there is to be none (SERVICE_WORKER=0, development):
 * every browser that has one fetches this on its next visit, and is as if it never had one.
 */
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => {
  const { registration } = worker
  event.waitUntil(dropCaches(registration.scope).then(() => registration.unregister()))
})
