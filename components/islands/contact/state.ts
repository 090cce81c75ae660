import type { FieldName } from './fields.ts'

/** Error messages of the form service, by field. */
export type FieldErrors = Partial<Record<FieldName, string>>

/** The form's states. `isAgain`: idle after a message was sent. */
export type ContactState =
  | { status: 'idle'; isAgain: boolean }
  | { status: 'submitting' }
  | { status: 'success' }
  | { status: 'error'; fieldErrors: FieldErrors; wasOffline: boolean }

export type ContactEvent =
  | { type: 'submitted' }
  | { type: 'accepted' }
  | { type: 'refused'; fieldErrors: FieldErrors; wasOffline: boolean }
  /** A message failed offline before this page was loaded. */
  | { type: 'waiting' }
  | { type: 'again' }

export const idle: ContactState = { status: 'idle', isAgain: false }

/** Ignores events that a state doesn't expect. */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'submitted':
      return state.status === 'idle' || state.status === 'error' ? { status: 'submitting' } : state
    case 'accepted':
      return state.status === 'submitting' ? { status: 'success' } : state
    case 'refused':
      return state.status === 'submitting'
        ? { status: 'error', fieldErrors: event.fieldErrors, wasOffline: event.wasOffline }
        : state
    case 'waiting':
      return state.status === 'idle'
        ? { status: 'error', fieldErrors: {}, wasOffline: true }
        : state
    case 'again':
      return state.status === 'success' ? { status: 'idle', isAgain: true } : state
  }
}
