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

// tests/site/spec/calls.test.ts holds what a new call replaces and what it leaves.
test('what is carried to the contact form fills empty fields and leaves the others', () => {
  carryToContact({ name: 'Asha', phone: '1', about: 'a course' })
  carryToContact({ name: '', email: 'a@b.c', message: '', about: 'a course' })
  expect(readDraft('contact-draft')).toMatchObject({
    '_contact-name': 'Asha',
    '_contact-phone': '1',
    '_contact-email': 'a@b.c',
  })
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
