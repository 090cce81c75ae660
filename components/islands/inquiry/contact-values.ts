import type { Interest, Values } from '../contact/fields.ts'

/** The services of Home's inquiry form, and their interest on the contact form. */
export const services = {
  'Professional Courses': 'Professional Courses',
  'IT Services': 'IT Services',
  'Training & Capacity Building': 'Training & Capacity Building',
  'Business Consulting': 'Consulting',
  'Other / Not Sure': undefined,
} as const satisfies Record<string, Interest | undefined>

const interestOf = new Map<string, Interest | undefined>(Object.entries(services))

/** The inquiry form's values as the contact form's. An unknown service becomes no interest. */
export function contactValues(
  inquiry: Record<'name' | 'email' | 'service' | 'message', string>,
): Values {
  const { service, ...values } = inquiry
  const interest = interestOf.get(service)
  return interest === undefined ? values : { ...values, interest }
}
