import { takeHandover } from '../handover.ts'
import { forgetSession, readSession, writeSession } from '../session.ts'
import type { Values } from './fields.ts'
import { joinValues, toValues } from './values.ts'

const key = 'contact-draft'

/** Keeps what stands in the form for the tab's session, so that a reload loses nothing. */
export const keepDraft = (values: Values): void => writeSession(key, values)

/** What the form is to be filled in with: what was typed here, and what was carried here. */
export const takeDraft = (): Values => joinValues(toValues(readSession(key)), takeHandover())

/** Once a message is sent nothing of it is kept (decision 16). */
export const forgetDraft = (): void => forgetSession(key)
