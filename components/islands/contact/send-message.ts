import { documentStrings } from '#components/strings/browser-strings.ts'
import { fieldNames, honeypot, type FieldName } from '#content/schema/form-fields.ts'

const timeoutMs = 30_000

type Outcome = Extract<ContactState, { status: 'success' | 'error' }>

/**
 * Sends a form to the form service. Only an ok response counts as success. A redirect, a timeout and an
 * HTML page are failures: a captcha or the login page of a network answers instead of the service.
 */
export async function sendMessage(action: string, body: FormData): Promise<Outcome> {
  if (!body.get(honeypot)) body.delete(honeypot)
  const stop = new AbortController()
  setTimeout(() => stop.abort(), timeoutMs)
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal: stop.signal,
    })
    const isPage = /html/i.test(response.headers.get('content-type') ?? '')
    if (response.ok && !isPage) return { status: 'success' }
    const fieldErrors = readFieldErrors(await response.json())
    return { status: 'error', fieldErrors }
  } catch {
    return { status: 'error', fieldErrors: {} }
  }
}

/**
 * Reads field errors from Formspree's response, `{ errors: [{ field, message }] }`: the first for
 * each field. Any other response has none.
 */
function readFieldErrors(response: unknown): FieldErrors {
  const { errors } = Object(response)
  const found: FieldErrors = {}
  for (const error of Array.isArray(errors) ? errors : []) {
    const { field, message, code } = Object(error)
    const name = fieldNames.find((each) => each === field)
    if (name && typeof message === 'string')
      found[name] ??= documentStrings().form.fault(message, code)
  }
  return found
}

/** Error messages of the form service, by field. */
export type FieldErrors = Partial<Record<FieldName, string>>

/** The form's states. `isAgain`: idle after a message was sent. */
export type ContactState =
  | { status: 'idle'; isAgain?: boolean }
  | { status: 'submitting' }
  | { status: 'success' }
  | { status: 'error'; fieldErrors: FieldErrors }
