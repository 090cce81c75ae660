import { dropCaches } from './cache-names.ts'
import { worker } from './scope.ts'

/**
 * Replaces the service worker in development and with SERVICE_WORKER=0. A browser that has a worker
 * fetches this one on its next visit, which deletes the caches and unregisters itself.
 */
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) =>
  event.waitUntil(dropCaches().then(() => worker.registration.unregister())),
)
