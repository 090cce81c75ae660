import { joined, readDraft } from '#components/browser/drafts.ts'
import { writeSession } from '#components/browser/session.ts'
import type { Values } from './fields.ts'

export const contactDraft = 'contact-draft'

/**
 * Adds values to the contact form's draft, so that nothing goes into the address. Replaces the message
 * that an earlier link filled in, unless the visitor has changed it, and its interest in any case.
 * `carried` is empty if the visitor has typed the message, so that no later link replaces it.
 */
export function carryToContact(values: Values & { about: string; carried?: '' }): void {
  const draft = { ...readDraft(contactDraft) }
  const outdated = draft['_contact-carried'] ?? ''
  const { message = '', interest = '' } = values
  const fields = { carried: message, ...values, message, interest }
  for (const [name, value] of Object.entries(fields)) {
    const id = `_contact-${name}`
    const typed = (draft[id] ?? '').replace(outdated, '').trim()
    // No interest is one, and no message, too.
    if (value || !['name', 'email'].includes(name))
      draft[id] = name === 'message' ? joined(typed, value) : value
  }
  writeSession(contactDraft, draft)
}

function carryInquiry({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-inquiry]') : null
  if (link) carryToContact(JSON.parse(link.dataset['inquiry'] ?? '{}'))
}

/** Carries the `data-inquiry` of a link (JSON of the contact form's fields) to the contact form. */
export const carryInquiries = (): void => document.addEventListener('click', carryInquiry, true)
