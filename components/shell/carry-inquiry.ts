import { contactDraft } from '#components/islands/contact/draft.ts'
import type { Values } from '#components/islands/contact/fields.ts'
import { addToDraft } from '#components/browser/drafts.ts'

/** Carries values to the contact form in the tab's session; nothing goes into the address. */
export const carryToContact = (values: Values): void =>
  addToDraft(
    contactDraft,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`contact-${name}`, value])),
  )

function carry({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-inquiry]') : null
  if (link) carryToContact(JSON.parse(link.dataset['inquiry'] ?? '{}'))
}

/**
 * A link that says what it asks about (`data-inquiry`, JSON of the contact form's fields)
 * takes that along to the contact form.
 */
export const carryInquiries = (): void => document.addEventListener('click', carry, true)
