import { cacheNames, worker } from './scope.ts'

/**
 * Replaces the service worker in development and with SERVICE_WORKER=0. A browser that has a worker
 * fetches this one on its next visit, which deletes the caches and unregisters itself.
 */
async function remove(): Promise<void> {
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)))
  await worker.registration.unregister()
}

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(remove()))
