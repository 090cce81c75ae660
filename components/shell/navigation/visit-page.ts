import type { Page } from '#components/browser/page.ts'
import { connectionStrings } from '#components/strings.ts'
import { closeToast, showToast } from '#components/toasts/store.ts'
import { loadPage } from './page-cache.ts'

/** Shows a toast until the connection is back or the visit is aborted. */
async function waitForConnection(visit: AbortSignal): Promise<void> {
  const toast = showToast({ tone: 'error', ...connectionStrings.waiting })
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal: visit })
    visit.addEventListener('abort', () => resolve(), { once: true })
  })
  closeToast(toast)
}

/**
 * Loads the page at a path with the base, which is already the current address. The signal aborts
 * when another navigation overtakes this one. If the page can't be loaded, the browser loads the
 * document instead and can explain what is wrong. Offline, that would be a blank page, so the old
 * page stays until the connection is back. In both cases, the promise stays pending.
 */
export async function visitPage(path: string, visit: AbortSignal): Promise<Page> {
  const { dataset } = document.documentElement
  const hideProgress = () => delete dataset['loading']
  visit.addEventListener('abort', hideProgress)
  while (!visit.aborted) {
    dataset['loading'] = ''
    const page = await loadPage(path).catch(() => undefined)
    if (visit.aborted) break
    hideProgress()
    if (page) return page
    // With a service worker, the browser has something to show offline.
    if (!navigator.onLine && !navigator.serviceWorker?.controller) await waitForConnection(visit)
    else {
      // Stop the reload if another link is followed meanwhile.
      visit.addEventListener('abort', () => stop())
      location.reload()
      break
    }
  }
  return new Promise<never>(() => {})
}
