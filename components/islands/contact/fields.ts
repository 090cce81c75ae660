import type { MouseEvent, SyntheticEvent } from 'react'
import { fieldsOf } from '#components/browser/drafts.ts'
import { type FieldName, fieldNames } from '#content/schema/form-fields.ts'
import { documentStrings } from '#components/strings/browser-strings.ts'

export type Values = Partial<Record<FieldName, string | undefined>>

export function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form)
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')]))
}

/**
 * Trims the fields when the submit button is clicked, which Enter does too: before the browser
 * validates them, so that `required` refuses spaces.
 */
export function trimFields({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  for (const field of form ? fieldsOf(form) : []) {
    field.value = field.value.trim()
    field.setCustomValidity('')
  }
}

/** Browsers explain in their own language why they refuse a field. Pages do it in theirs. */
export function explainInvalid({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  const { validity, validationMessage } = target
  const code = validity.typeMismatch ? 'TYPE_EMAIL' : 'REQUIRED'
  target.setCustomValidity(documentStrings().form.fault(validationMessage, code))
  target.addEventListener('input', () => target.setCustomValidity(''), { once: true })
  // Safari scrolls to the first field that it refuses, whose label the header then covers.
  if (target === target.form?.querySelector(':invalid'))
    target.labels?.[0]?.scrollIntoView({ block: 'nearest' })
}

/** True while the visitor may be typing, when focus must not move. */
export const isInField = (): boolean =>
  document.activeElement?.matches('input, select, textarea') === true
