import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handoverKey } from '#components/islands/handover-key.ts'
import { fromInquiry, keepHandover, services, takeHandover } from '#components/islands/handover.ts'

/** A tab's session storage, as far as it is used. */
function storage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

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
    expect(fromInquiry({ ...inquiry, service })).toEqual({
      name: 'Asha',
      email: 'a@example.com',
      message: 'Hello',
      interest,
    })
  })

  test.each(['Other / Not Sure', '', 'toString'])('carries %j as no choice', (service) => {
    expect(fromInquiry({ ...inquiry, service })).not.toHaveProperty('interest')
  })
})

describe('what is carried to the contact form', () => {
  test('arrives once', () => {
    keepHandover({ name: 'Asha', message: 'Hello' })
    expect(takeHandover()).toEqual({ name: 'Asha', message: 'Hello' })
    expect(takeHandover()).toEqual({})
  })

  test('may come from a link that asks about a program', () => {
    const link = { interest: 'Professional Courses', message: 'About this program' }
    sessionStorage.setItem(handoverKey, JSON.stringify(link))
    expect(takeHandover()).toEqual(link)
  })

  test('is nothing when the storage holds something else', () => {
    sessionStorage.setItem(handoverKey, '{not json')
    expect(takeHandover()).toEqual({})
  })

  test('is nothing, without an error, when the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keepHandover({ name: 'Asha' })
    expect(takeHandover()).toEqual({})
  })
})
