import { describe, expect, test } from 'vitest'
import { contactValues, services } from '#components/islands/inquiry/contact-values.ts'

const inquiry = { name: 'Asha', email: 'a@example.com', service: '', message: 'Hello' }

describe("Home's inquiry form", () => {
  test('offers the services of the specification, in its order', () => {
    expect(Object.keys(services)).toEqual([
      'Professional Courses',
      'IT Services',
      'Training & Capacity Building',
      'Business Consulting',
      'Other / Not Sure',
    ])
  })

  test.each([
    ['Professional Courses', 'Professional Courses'],
    ['IT Services', 'IT Services'],
    ['Training & Capacity Building', 'Training & Capacity Building'],
    ['Business Consulting', 'Consulting'],
  ])('carries %s as the interest %s', (service, interest) => {
    expect(contactValues({ ...inquiry, service })).toEqual({
      name: 'Asha',
      email: 'a@example.com',
      message: 'Hello',
      interest,
    })
  })

  test.each(['Other / Not Sure', '', 'toString'])('carries %j as no choice', (service) => {
    expect(contactValues({ ...inquiry, service })).not.toHaveProperty('interest')
  })
})
