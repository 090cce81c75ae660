import { honeypot } from './fields.ts'
import { readFieldErrors } from './field-errors.ts'
import type { ContactEvent } from './state.ts'

/** Milliseconds after which sending is given up. */
const patience = 30_000

type Outcome = Extract<ContactEvent, { type: 'accepted' | 'refused' }>

/**
 * Sends a form to the form service and says how it ended. Only whether the answer is ok decides
 * (specification, 7): a redirect is not followed, so it is not ok, and neither is silence.
 */
export async function sendMessage(action: string, body: FormData): Promise<Outcome> {
  if (!body.get(honeypot)) body.delete(honeypot)
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), patience)
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal: abort.signal,
    })
    if (response.ok) return { type: 'accepted' }
    const answer: unknown = await response.json()
    return { type: 'refused', fieldErrors: readFieldErrors(answer) }
  } catch {
    return { type: 'refused', fieldErrors: {}, wasOffline: !navigator.onLine }
  } finally {
    clearTimeout(timer)
  }
}
