import { buildOf, parseDocument, toPage, type Page } from '#components/browser/page.ts'
import { documentStrings } from '#components/strings/browser-strings.ts'
import { closeToast, showToast } from '#components/toasts/store.ts'

/** How many pages stay in memory for Back, Forward and prefetched links. */
const maxPages = 40

const pages = new Map<string, Promise<Page>>()

/** On slow 3G, a page takes three seconds. */
const timeoutMs = 10_000

const retryDelaysMs = [0, 500, 1500]

/** True if the connection failed. A wrong response or a timeout isn't retried. */
const isConnectionError = (error: unknown) => error instanceof TypeError && navigator.onLine

async function fetchPage(path: string, priority: RequestPriority): Promise<Page> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(path, { headers: { accept: 'text/html' }, priority, signal })
  const type = response.headers.get('content-type') ?? ''
  const parsed = type.includes('text/html') ? parseDocument(await response.text()) : undefined
  // The not-found page has status 404 and is of this build too. The browser handles everything else,
  // also a redirect, which changes the address.
  if (!parsed || response.redirected || buildOf(parsed) !== buildOf(document)) throw new Error(path)
  if (!response.ok && response.status !== 404) throw new Error(path)
  return toPage(parsed)
}

async function fetchWithRetries(path: string): Promise<Page> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await fetchPage(path, 'high')
    } catch (error) {
      if (!isConnectionError(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
  return fetchPage(path, 'high')
}

function remember(path: string, page: Promise<Page>) {
  pages.delete(path)
  pages.set(path, page)
  const [oldest = ''] = pages.keys()
  if (pages.size > maxPages) pages.delete(oldest)
  page.catch(() => pages.get(path) === page && pages.delete(path))
}

/** Fetches a page before it is visited. Errors are ignored: the visit fetches it again. */
export function prefetchPage(path: string): void {
  if (navigator.onLine && !pages.has(path)) remember(path, fetchPage(path, 'low'))
}

/**
 * Returns the page at a path with the base, from memory or the network.
 * Rejects if it can't be loaded or isn't a page of this build.
 */
async function loadPage(path: string): Promise<Page> {
  const known = await pages.get(path)?.catch(() => undefined)
  if (known) return known
  const page = fetchWithRetries(path)
  remember(path, page)
  return page
}

/** Empties the cache, for live updates in development. */
export const forgetPages = () => pages.clear()

/** Shows a toast until the connection is back or the visit is aborted. */
async function waitForConnection(visit: AbortSignal): Promise<void> {
  const toast = showToast({ tone: 'error', ...documentStrings().connection.waiting })
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
