/** What the inbox can be told to answer, in the words of its switches. */
export const answers = {
  ok: 'Answer normally',
  failure: 'Answer with error 500',
  invalid: 'Answer 422, with errors at the fields',
  busy: 'Answer 429, too many requests',
  redirect: 'Redirect to a page of thanks (HTML)',
  slow: 'Answer normally, but slowly',
  never: 'Never answer',
} as const

export type AnswerName = keyof typeof answers

export type Answer = {
  name: AnswerName
  /** How long `slow` takes. */
  seconds: number
}

/** Status and body of each answer that comes; the field errors have Formspree's shape. */
export const replies = {
  ok: { status: 200, body: { ok: true } },
  slow: { status: 200, body: { ok: true } },
  failure: { status: 500, body: { error: 'The service failed, as it was told to.' } },
  busy: { status: 429, body: { error: 'Too many requests, as it was told to say.' } },
  invalid: {
    status: 422,
    body: {
      error: 'Validation errors',
      errors: [
        { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
        { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'should not be empty' },
      ],
    },
  },
} satisfies Partial<Record<AnswerName, { status: number; body: object }>>

export function isAnswerName(name: unknown): name is AnswerName {
  return typeof name === 'string' && Object.hasOwn(answers, name)
}
