/** The contact form's fields, by the names that are sent. */
export const fieldNames = ['name', 'email', 'phone', 'interest', 'message'] as const

export type FieldName = (typeof fieldNames)[number]

/** Only bots fill it in. The name is Formspree's. */
export const honeypot = '_gotcha'
