import { afterEach, expect, test, vi } from 'vitest'
import { readDraft } from '#components/browser/drafts.ts'
import { writeSession } from '#components/browser/session.ts'
import { carryToContact, contactDraft } from '#components/islands/contact/draft.ts'

// tests/site/spec/calls.test.ts holds what a call adds to a draft, replaces and leaves.

afterEach(() => vi.unstubAllGlobals())

const store = (getItem: () => string) =>
  vi.stubGlobal('sessionStorage', { getItem, setItem: () => {} })

test.each(['', '{not json', 'null'])('the stored draft %j is none', (stored) => {
  store(() => stored)
  expect(readDraft('some')).toEqual({})
})

test('a draft lasts as long as the document if the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  carryToContact({ about: 'A', message: 'text' })
  expect(readDraft(contactDraft)).toMatchObject({ '_contact-message': 'text' })
  writeSession(contactDraft, null)
  expect(readDraft(contactDraft)).toEqual({})
})

const call = (message: string) => carryToContact({ about: 'A', message })

test('the words of the inquiry form stay when a call to action fills in its own', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  call('I would like to apply: A.')
  carryToContact({ about: 'what you wrote', message: 'Do you teach Excel?', carried: '' })
  call('I would like to apply: B.')
  call('I would like to apply: C.')
  expect(readDraft(contactDraft)['_contact-message']).toBe(
    'Do you teach Excel?\n\nI would like to apply: C.',
  )
  carryToContact({ about: 'what you wrote', name: 'Asha', message: '', carried: '' })
  carryToContact({ about: 'what you wrote', name: '', message: '', carried: '' })
  expect(readDraft(contactDraft)).toMatchObject({
    '_contact-name': 'Asha',
    '_contact-message': 'Do you teach Excel?',
  })
})
