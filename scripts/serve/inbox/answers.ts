const fieldErrors = [
  { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
  { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'should not be empty' },
]

export const slowSeconds = 3

/** The answers that the inbox can give, with the label of each switch. Field errors have Formspree's shape. */
export const answers = {
  ok: { label: 'Answer normally', status: 200, body: { ok: true } },
  failure: {
    label: 'Answer with error 500',
    status: 500,
    body: { error: 'The service failed, as it was told to.' },
  },
  invalid: {
    label: 'Answer 422, with errors at the fields',
    status: 422,
    body: { error: 'Validation errors', errors: fieldErrors },
  },
  busy: {
    label: 'Answer 429, too many requests',
    status: 429,
    body: { error: 'Too many requests, as it was told to say.' },
  },
  redirect: { label: 'Redirect to a page of thanks (HTML)', status: 303, body: { ok: true } },
  slow: { label: `Answer normally, after ${slowSeconds} seconds`, status: 200, body: { ok: true } },
  never: { label: 'Never answer', status: 200, body: { ok: true } },
} as const

export type AnswerName = keyof typeof answers

export const isAnswerName = (name: unknown): name is AnswerName =>
  typeof name === 'string' && Object.hasOwn(answers, name)
