import { lineStrings } from '#components/strings.ts'
import { closeToast, showToast } from '#components/toasts/store.ts'
import { loadPage } from './page-cache.ts'
import type { Page } from '#components/browser/page.ts'

/** For what the browser goes on with: nothing happens on the old page meanwhile. */
const never = () => new Promise<never>(() => {})

/** Waits until the line is back, and says so; no longer than the visit lasts. */
async function lineIsBack(visit: AbortSignal): Promise<void> {
  const toast = showToast({ tone: 'error', ...lineStrings.waiting })
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal: visit })
    visit.addEventListener('abort', () => resolve(), { once: true })
  })
  closeToast(toast)
}

/**
 * The page at a path (with its base), which is the address already. `visit` ends when another
 * address takes its place. A page that cannot be had becomes one full load by the browser, which
 * can say what is wrong; offline that would be a blank page, so the old one stays until the line is back.
 */
export async function visitPage(path: string, visit: AbortSignal): Promise<Page> {
  const { dataset } = document.documentElement
  const stopWaiting = () => delete dataset['loading']
  visit.addEventListener('abort', stopWaiting)
  while (!visit.aborted) {
    dataset['loading'] = ''
    const page = await loadPage(path).catch(() => undefined)
    if (visit.aborted) break
    stopWaiting()
    if (page) return page
    // A worker has pages to show even now.
    if (!navigator.onLine && !navigator.serviceWorker?.controller) await lineIsBack(visit)
    else {
      // Another link must not be undone by a page that comes late.
      visit.addEventListener('abort', () => stop())
      location.reload()
      break
    }
  }
  return never()
}
