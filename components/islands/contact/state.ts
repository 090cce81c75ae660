import type { FieldName } from './fields.ts'

/** What the service says about single fields, in its own words. */
export type FieldErrors = Partial<Record<FieldName, string>>

/** The form's states (specification, 4). `isAgain`: idle once more, after a message was sent. */
export type ContactState =
  | { status: 'idle'; isAgain: boolean }
  | { status: 'submitting' }
  | { status: 'success' }
  | { status: 'error'; fieldErrors: FieldErrors; wasOffline: boolean }

export type ContactEvent =
  | { type: 'submitted' }
  | { type: 'accepted' }
  | { type: 'refused'; fieldErrors: FieldErrors; wasOffline?: boolean }
  /** A message that was sent offline, on this page before, still waits. */
  | { type: 'waiting' }
  | { type: 'again' }

export const idle: ContactState = { status: 'idle', isAgain: false }

/** The state after an event; an event that has no place in a state changes nothing. */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'submitted':
      return state.status === 'idle' || state.status === 'error' ? { status: 'submitting' } : state
    case 'accepted':
      return state.status === 'submitting' ? { status: 'success' } : state
    case 'refused':
      return state.status === 'submitting'
        ? {
            status: 'error',
            fieldErrors: event.fieldErrors,
            wasOffline: event.wasOffline === true,
          }
        : state
    case 'waiting':
      return state.status === 'idle'
        ? { status: 'error', fieldErrors: {}, wasOffline: true }
        : state
    case 'again':
      return state.status === 'success' ? { status: 'idle', isAgain: true } : state
  }
}
