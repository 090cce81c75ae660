import { joined, readDraft } from '#components/browser/drafts.ts'
import { writeSession } from '#components/browser/session.ts'
import type { Values } from './fields.ts'

export const contactDraft = 'contact-draft'

/**
 * Adds values to the contact form's draft, so that the address holds none of them. The interest and the
 * message replace the values of an earlier link; the words that the visitor added to its message stay.
 * `carried` is '' for a message that the visitor typed: later links don't replace it.
 */
export function carryToContact(values: Values & { about: string; carried?: '' }): void {
  const draft = { ...readDraft(contactDraft) }
  const outdated = draft['_contact-carried'] ?? ''
  const { message = '', interest = '' } = values
  const fields = { carried: message, ...values, message, interest }
  for (const [name, value = ''] of Object.entries(fields)) {
    const id = `_contact-${name}`
    const typed = (draft[id] ?? '').replace(outdated, '').trim()
    // An empty name or email leaves the draft's; an empty interest or message replaces it.
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
