import { handoverKey } from '#components/islands/handover-key.ts'

function carry({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-inquiry]') : null
  const inquiry = link?.dataset['inquiry']
  try {
    if (inquiry) sessionStorage.setItem(handoverKey, inquiry)
  } catch {
    // Without storage the link still leads to the form.
  }
}

/**
 * A link that says what it asks about (`data-inquiry`, JSON of the contact form's fields)
 * takes that along to the contact form in the tab's session.
 */
export const carryInquiries = (): void => document.addEventListener('click', carry, true)
