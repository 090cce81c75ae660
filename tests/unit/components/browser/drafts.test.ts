import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { carryToContact } from '#components/islands/contact/draft.ts'
import { addToDraft, readDraft } from '#components/browser/drafts.ts'

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  [
    'fills empty fields and leaves the others',
    [
      { name: 'Asha', phone: '1' },
      { name: '', email: 'a@b.c', message: '' },
    ],
    { '_contact-name': 'Asha', '_contact-phone': '1', '_contact-email': 'a@b.c' },
  ],
  [
    'replaces an older choice',
    [{ interest: 'Consulting' }, { interest: 'IT Services' }],
    { '_contact-interest': 'IT Services' },
  ],
  [
    'replaces the message of the call before',
    [{ message: 'First.' }, { message: 'Second.' }],
    { '_contact-message': 'Second.' },
  ],
])('what is carried to the contact form %s', (_, carried, draft) => {
  for (const values of carried) carryToContact({ ...values, about: 'a course' })
  expect(readDraft('contact-draft')).toMatchObject(draft)
})

test('a call leaves what the visitor has added to the message of the one before', () => {
  carryToContact({ message: 'First.', about: 'a course' })
  addToDraft('contact-draft', { '_contact-message': 'First. My own words.' })
  carryToContact({ message: 'Second.', about: 'another' })
  expect(readDraft('contact-draft')['_contact-message']).toBe('My own words.\n\nSecond.')
})

describe('a draft', () => {
  test.each(['{not json', 'null', '5', '"text"', '[]'])('is empty if %s is stored', (stored) => {
    sessionStorage.setItem('contact-draft', stored)
    expect(Object.values(readDraft('contact-draft')).join('')).not.toContain('json')
    carryToContact({ name: 'Asha', about: 'a course' })
    expect(readDraft('contact-draft')['_contact-name']).toBe('Asha')
  })

  test('leaves out values that are not text', () => {
    sessionStorage.setItem('some', '{"a":5,"b":"text","c":null}')
    expect(readDraft('some')).toEqual({ b: 'text' })
  })

  test('is empty, without an error, if the browser blocks storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    addToDraft('some', { a: 'text' })
    expect(readDraft('some')).toEqual({})
  })
})
