import { isOfflinePage, parseDocument } from '#components/browser/page.ts'
import { readSession } from '#components/browser/session.ts'
import { contactDraft, unsentKey } from '#components/islands/contact/draft.ts'
import { connectionStrings } from '#components/strings.ts'
import { showToast } from '#components/toasts/store.ts'

/**
 * Asks for the address of the offline page until it works, then reloads. Browsers fire no `online` event
 * when only the internet behind a network comes back, or before this script runs.
 */
async function reloadWhenServed(): Promise<void> {
  if (!isOfflinePage(document)) return
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } })
    // At its own address, the offline page would reload forever.
    if (!isOfflinePage(parseDocument(await response.text()))) location.reload()
  } catch {
    setTimeout(reloadWhenServed, 5000)
  }
}

/**
 * When the connection is back, replaces the offline page with the page itself. Elsewhere, reminds
 * visitors of a message that failed offline. The contact form has its own reminder.
 */
export function watchConnection(): void {
  void reloadWhenServed()
  if (isOfflinePage(document)) void import('./offline.ts').then(({ listPages }) => listPages())
  addEventListener('online', () => {
    if (isOfflinePage(document)) location.reload()
    else if (readSession(unsentKey) && !document.querySelector(`[data-draft=${contactDraft}]`)) {
      showToast({ tone: 'error', ...connectionStrings.unsent })
    }
  })
}
