import { contactDraft, unsentKey } from '#components/islands/contact/draft.ts'
import { readSession } from '#components/browser/session.ts'
import { lineStrings } from '#components/strings.ts'
import { showToast } from '#components/toasts/store.ts'
import { isOfflinePage, parseDocument } from '#components/browser/page.ts'

/** The line may be back before there is a script to hear of it. */
async function openIfServed(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  // Opened by its own address it would be loaded for ever.
  if (response.ok && !isOfflinePage(parseDocument(await response.text()))) location.reload()
}

/**
 * When the line is back the page opens that could not be had without it, and a message that was
 * sent offline is recalled; the contact form itself offers it there.
 */
export function watchLine(): void {
  if (isOfflinePage(document) && navigator.onLine) openIfServed().catch(() => {})
  addEventListener('online', () => {
    if (isOfflinePage(document)) location.reload()
    else if (readSession(unsentKey) && !document.querySelector(`[data-draft=${contactDraft}]`)) {
      showToast({ tone: 'error', ...lineStrings.unsent })
    }
  })
}
