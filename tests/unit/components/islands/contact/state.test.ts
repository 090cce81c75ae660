import { describe, expect, test } from 'vitest'
import {
  contactReducer,
  idle,
  type ContactEvent,
  type ContactState,
} from '#components/islands/contact/state.ts'

const after = (...events: readonly ContactEvent[]): ContactState =>
  events.reduce(contactReducer, idle)

const submitted = { type: 'submitted' } as const
const accepted = { type: 'accepted' } as const
const refused = { type: 'refused', fieldErrors: {} } as const

describe('the contact form', () => {
  test('begins idle', () => {
    expect(idle.status).toBe('idle')
  })

  test('moves from idle to submitting on submit', () => {
    expect(after(submitted).status).toBe('submitting')
  })

  test('moves to success when the answer is ok', () => {
    expect(after(submitted, accepted).status).toBe('success')
  })

  test('moves to error when the response is not ok, with its field errors', () => {
    const fieldErrors = { email: 'should be an email' }
    expect(after(submitted, { type: 'refused', fieldErrors })).toEqual({
      status: 'error',
      fieldErrors,
      wasOffline: false,
    })
  })

  test('begins with the error if a message failed offline before', () => {
    expect(after({ type: 'waiting' })).toEqual({
      status: 'error',
      fieldErrors: {},
      wasOffline: true,
    })
    expect(after(submitted, { type: 'waiting' }).status).toBe('submitting')
  })

  test('can be sent again after an error', () => {
    expect(after(submitted, refused, submitted, accepted).status).toBe('success')
  })

  test('returns to idle from success by Send Another Message', () => {
    expect(after(submitted, accepted, { type: 'again' })).toEqual({ status: 'idle', isAgain: true })
  })

  test('ignores a second submit while sending', () => {
    const sending = after(submitted)
    expect(contactReducer(sending, submitted)).toBe(sending)
  })

  test.each([accepted, refused, { type: 'again' } as const])(
    'ignores $type while idle',
    (event) => {
      expect(contactReducer(idle, event)).toBe(idle)
    },
  )
})
