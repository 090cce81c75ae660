import type { FieldName } from './fields.ts'

/** Error messages of the form service, by field. */
export type FieldErrors = Partial<Record<FieldName, string>>

/** The form's states. `isAgain`: idle after a message was sent. */
export type ContactState =
  | { status: 'idle'; isAgain: boolean }
  | { status: 'submitting' }
  | { status: 'success' }
  | { status: 'error'; fieldErrors: FieldErrors; wasOffline: boolean }
