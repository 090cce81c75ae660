import { describe, expect, test } from 'vitest'
import { joinValues, toValues } from '#components/islands/contact/values.ts'

describe('stored values', () => {
  test('are read back as they were', () => {
    const values = { name: 'Asha', interest: 'IT Services', message: 'Hello\nthere' }
    expect(toValues(values)).toEqual(values)
  })

  test('leave out what the form does not hold', () => {
    expect(toValues({ name: 'Asha', email: 5, interest: 'Gold', extra: 'x' })).toEqual({
      name: 'Asha',
    })
  })

  test.each([undefined, null, 'text', 5, ['x']])('are none in %j', (stored) => {
    expect(toValues(stored)).toEqual({})
  })
})

describe('what is carried to a form that holds something already', () => {
  test('fills what is empty and keeps the rest', () => {
    expect(joinValues({ name: 'Asha', phone: '1' }, { email: 'a@b.c' })).toEqual({
      name: 'Asha',
      phone: '1',
      email: 'a@b.c',
    })
  })

  test('is newer, so it stands', () => {
    expect(joinValues({ interest: 'Consulting' }, { interest: 'IT Services' })).toEqual({
      interest: 'IT Services',
    })
  })

  test('does not empty a field', () => {
    expect(joinValues({ name: 'Asha', message: 'Hello' }, { name: '', message: '' })).toEqual({
      name: 'Asha',
      message: 'Hello',
    })
  })

  test('never loses one of two messages', () => {
    expect(joinValues({ message: 'First.' }, { message: 'Second.' })).toEqual({
      message: 'First.\n\nSecond.',
    })
  })

  test('does not say the same twice', () => {
    const typed = { message: 'First.\n\nSecond.' }
    expect(joinValues(typed, { message: 'Second.' })).toEqual(typed)
  })
})
