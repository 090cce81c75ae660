/** Fields of the contact form; the names are what is sent. */
export const fieldNames = ['name', 'email', 'phone', 'interest', 'message'] as const

export type FieldName = (typeof fieldNames)[number]

/** What stands in the form, or is to stand there. */
export type Values = Partial<Record<FieldName, string>>

export const interests = [
  'IT Services',
  'Consulting',
  'Training & Capacity Building',
  'Professional Courses',
] as const

export type Interest = (typeof interests)[number]

/** Only robots fill it in (Formspree's name for it). */
export const honeypot = '_gotcha'

/** What stands in a form. */
export function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form)
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')]))
}
