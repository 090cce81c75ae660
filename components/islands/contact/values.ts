import { fieldNames, interests, type Values } from './fields.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isInterest = (text: string) => interests.some((interest) => interest === text)

/** What of a stored value fits the contact form; all else is left out. */
export function toValues(stored: unknown): Values {
  if (!isRecord(stored)) return {}
  const values: Values = {}
  for (const name of fieldNames) {
    const value = stored[name]
    if (typeof value === 'string' && (name !== 'interest' || isInterest(value))) {
      values[name] = value
    }
  }
  return values
}

/**
 * Joins what was typed into the contact form before with what is carried there now.
 * The newer value stands; of two messages none is lost.
 */
export function joinValues(typed: Values, carried: Values): Values {
  const joined = { ...typed }
  for (const name of fieldNames) if (carried[name]) joined[name] = carried[name]
  const messages = [typed.message, carried.message].filter((message) => message?.trim())
  const isNew = !typed.message?.includes(carried.message ?? '')
  if (messages.length === 2) joined.message = isNew ? messages.join('\n\n') : (typed.message ?? '')
  return joined
}
