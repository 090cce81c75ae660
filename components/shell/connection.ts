import { readSession } from '#components/browser/session.ts'
import { contactDraft, unsentKey } from '#components/islands/contact/draft.ts'
import { documentStrings } from '#components/strings/browser-strings.ts'
import { showToast } from '#components/toasts/store.ts'

/**
 * When the connection is back, reminds visitors of a message that failed offline. The contact form
 * has its own reminder.
 */
export function watchConnection(): void {
  addEventListener('online', () => {
    const isUnsent = readSession(unsentKey) === 'offline'
    if (isUnsent && !document.querySelector(`[data-draft=${contactDraft}]`)) {
      showToast({ tone: 'error', ...documentStrings().connection.unsent })
    }
  })
}
