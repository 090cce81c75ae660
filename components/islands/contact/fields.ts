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

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The field of a form with a name, if it has one. */
function fieldOf(form: HTMLFormElement, name: FieldName): Field | undefined {
  const field = form.elements.namedItem(name)
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  return isField ? field : undefined
}

export function readValues(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldNames.map((name) => [name, fieldOf(form, name)?.value ?? '']))
}
