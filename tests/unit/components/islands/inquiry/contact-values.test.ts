import { expect, test } from 'vitest'
import { contactValues } from '#components/islands/inquiry/contact-values.ts'

const inquiry = { name: 'Asha', email: 'a@example.com', service: '', message: 'Hello' }
const { service: _, ...rest } = inquiry

test.each([
  ['Professional Courses', { interest: 'Professional Courses' }],
  ['IT Services', { interest: 'IT Services' }],
  ['Training & Capacity Building', { interest: 'Training & Capacity Building' }],
  ['Business Consulting', { interest: 'Consulting' }],
  ['Other / Not Sure', {}],
  ['', {}],
  ['toString', {}],
])("Home's inquiry form carries the service %j as %j", (service, interest) => {
  expect(contactValues({ ...inquiry, service })).toEqual({ ...rest, ...interest })
})
