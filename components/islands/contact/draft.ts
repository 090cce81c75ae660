/** Where the tab's session holds what was typed into the contact form, and what was carried there. */
export const contactDraft = 'contact-draft'

/** Set while a message that was sent offline still waits. */
export const unsentKey = 'contact-unsent'
