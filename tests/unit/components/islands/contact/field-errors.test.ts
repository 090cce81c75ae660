import { describe, expect, test } from 'vitest'
import { readFieldErrors } from '#components/islands/contact/field-errors.ts'

describe('errors of single fields', () => {
  test('are read by the name of the field', () => {
    const errors = [
      { field: 'email', message: 'should be an email' },
      { field: 'message', message: 'is required' },
    ]
    expect(readFieldErrors({ errors })).toEqual({
      email: 'should be an email',
      message: 'is required',
    })
  })

  test('show the first of several for one field', () => {
    const errors = [
      { field: 'email', message: 'first' },
      { field: 'email', message: 'second' },
    ]
    expect(readFieldErrors({ errors })).toEqual({ email: 'first' })
  })

  test('leave out errors of the whole form and of fields that do not exist', () => {
    const errors = [
      { message: 'form not found' },
      { field: 'constructor', message: 'x' },
      { field: 'email', message: 5 },
      null,
      'text',
    ]
    expect(readFieldErrors({ errors })).toEqual({})
  })

  test.each([undefined, null, 'text', [], {}, { errors: 'text' }, { error: 'spam' }])(
    'are none in %j',
    (answer) => {
      expect(readFieldErrors(answer)).toEqual({})
    },
  )
})
