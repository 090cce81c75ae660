/** Where the tab's session holds what was typed into the contact form, and what was carried there. */
export const contactDraft = 'contact-draft'
