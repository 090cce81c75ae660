/** What a form service refuses, in Formspree's shape. */
export type FieldError = { field: string; code: string; message: string }

/** The errors of a form: a required field is empty, or the email is no address. */
export function fieldErrorsIn(fields: Iterable<readonly [string, string]>): FieldError[] {
  const values = new Map(fields)
  const errors: FieldError[] = []
  for (const field of ['name', 'email', 'message']) {
    const value = values.get(field)?.trim() ?? ''
    if (value === '')
      errors.push({ field, code: 'REQUIRED_FIELD_EMPTY', message: 'should not be empty' })
    else if (field === 'email' && !/^\S+@\S+\.\S+$/.test(value))
      errors.push({ field, code: 'TYPE_EMAIL', message: 'should be an email' })
  }
  return errors
}

/** The answer to a form with these errors. */
export const refusal = (errors: readonly FieldError[]) => ({
  status: 422,
  body: { error: errors.map(({ field, message }) => `${field} ${message}`).join(', '), errors },
})

export const slowSeconds = 3

/** The answers that the inbox can give, with the label of each switch. */
export const answers = {
  ok: { label: 'Answer normally', status: 200, body: { ok: true } },
  failure: {
    label: 'Answer with error 500',
    status: 500,
    body: { error: 'The service failed, as it was told to.' },
  },
  invalid: {
    label: 'Answer 422, with errors at the fields',
    ...refusal(
      fieldErrorsIn([
        ['name', 'A'],
        ['email', 'A'],
      ]),
    ),
  },
  busy: {
    label: 'Answer 429, too many requests',
    status: 429,
    body: { error: 'Too many requests, as it was told to say.' },
  },
  redirect: { label: 'Redirect to a page of thanks (HTML)', status: 303, body: { ok: true } },
  page: {
    label: 'Answer with a page, as a captcha or the login of a network does',
    status: 200,
    body: { ok: true },
  },
  slow: { label: `Answer normally, after ${slowSeconds} seconds`, status: 200, body: { ok: true } },
  never: { label: 'Never answer', status: 200, body: { ok: true } },
} as const

export type AnswerName = keyof typeof answers

export const isAnswerName = (name: unknown): name is AnswerName =>
  typeof name === 'string' && Object.hasOwn(answers, name)
