import type { Interest } from '../contact/fields.ts'

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
