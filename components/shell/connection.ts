import { isOfflinePage, parseDocument } from '#components/browser/page.ts'
import { readSession } from '#components/browser/session.ts'
import { contactDraft, unsentKey } from '#components/islands/contact/draft.ts'
import { connectionStrings } from '#components/strings.ts'
import { showToast } from '#components/toasts/store.ts'

/** Reloads the offline page if its address works: the connection may be back before this script runs. */
async function reloadIfServed(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  // At its own address, the offline page would reload forever.
  if (response.ok && !isOfflinePage(parseDocument(await response.text()))) location.reload()
}

/**
 * When the connection is back, replaces the offline page with the page itself. Elsewhere, reminds
 * visitors of a message that failed offline. The contact form has its own reminder.
 */
export function watchConnection(): void {
  if (isOfflinePage(document) && navigator.onLine) reloadIfServed().catch(() => {})
  addEventListener('online', () => {
    if (isOfflinePage(document)) location.reload()
    else if (readSession(unsentKey) && !document.querySelector(`[data-draft=${contactDraft}]`)) {
      showToast({ tone: 'error', ...connectionStrings.unsent })
    }
  })
}
