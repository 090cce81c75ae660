import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { carryToContact } from '#components/islands/contact/draft.ts'
import { addToDraft, readDraft } from '#components/browser/drafts.ts'

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

const contact = () => readDraft('contact-draft')

describe('what is carried to the contact form', () => {
  test('is in the draft, by field', () => {
    carryToContact({ name: 'Asha', message: 'Hello' })
    expect(contact()).toEqual({ 'contact-name': 'Asha', 'contact-message': 'Hello' })
  })

  test('fills empty fields and leaves the others', () => {
    carryToContact({ name: 'Asha', phone: '1' })
    carryToContact({ name: '', email: 'a@b.c', message: '' })
    expect(contact()).toEqual({
      'contact-name': 'Asha',
      'contact-phone': '1',
      'contact-email': 'a@b.c',
    })
  })

  test('replaces an older choice', () => {
    carryToContact({ interest: 'Consulting' })
    carryToContact({ interest: 'IT Services' })
    expect(contact()).toEqual({ 'contact-interest': 'IT Services' })
  })

  test('is added to a message', () => {
    carryToContact({ message: 'First.' })
    carryToContact({ message: 'Second.' })
    expect(contact()).toEqual({ 'contact-message': 'First.\n\nSecond.' })
  })

  test('does not repeat the message', () => {
    carryToContact({ message: 'First.\n\nSecond.' })
    carryToContact({ message: 'Second.' })
    expect(contact()).toEqual({ 'contact-message': 'First.\n\nSecond.' })
  })
})

describe('a draft', () => {
  test.each(['{not json', 'null', '5', '"text"', '[]'])('is empty when %s is stored', (stored) => {
    sessionStorage.setItem('contact-draft', stored)
    expect(Object.values(contact()).join('')).not.toContain('json')
    carryToContact({ name: 'Asha' })
    expect(contact()['contact-name']).toBe('Asha')
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
