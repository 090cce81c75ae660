import { fieldNames } from './fields.ts'
import type { FieldErrors } from './state.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * The errors of single fields in Formspree's answer, `{ errors: [{ field, message }] }`,
 * the first for each field. An answer of another shape holds none.
 */
export function readFieldErrors(answer: unknown): FieldErrors {
  const errors = isRecord(answer) && Array.isArray(answer['errors']) ? answer['errors'] : []
  const found: FieldErrors = {}
  for (const error of errors.filter(isRecord)) {
    const name = fieldNames.find((field) => field === error['field'])
    const message = error['message']
    if (name && typeof message === 'string') found[name] ??= message
  }
  return found
}
