import type { Interest, Values } from './contact/fields.ts'
import { toValues } from './contact/values.ts'
import { handoverKey } from './handover-key.ts'
import { forgetSession, readSession, writeSession } from './session.ts'

/** Choices of Home's inquiry form, and the interest each becomes on the contact form (decision 4). */
export const services = {
  'Professional Courses': 'Professional Courses',
  'IT Services': 'IT Services',
  'Training & Capacity Building': 'Training & Capacity Building',
  'Business Consulting': 'Consulting',
  'Other / Not Sure': undefined,
} as const satisfies Record<string, Interest | undefined>

const interestOf = new Map<string, Interest | undefined>(Object.entries(services))

/** The inquiry form's fields as the contact form's; an unknown service is no choice. */
export function fromInquiry(inquiry: Record<'name' | 'email' | 'service' | 'message', string>) {
  const { service, ...values } = inquiry
  const interest = interestOf.get(service)
  return interest === undefined ? values : { ...values, interest }
}

/** Carries values to the contact form in the tab's session; nothing goes into the address. */
export const keepHandover = (values: Values): void => writeSession(handoverKey, values)

/** What was carried to the contact form; it is given once. */
export function takeHandover(): Values {
  const values = toValues(readSession(handoverKey))
  forgetSession(handoverKey)
  return values
}
