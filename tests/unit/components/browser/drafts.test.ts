import { afterEach, expect, test, vi } from 'vitest'
import { readDraft } from '#components/browser/drafts.ts'
import { writeSession } from '#components/browser/session.ts'
import { carryToContact, contactDraft } from '#components/islands/contact/draft.ts'

// tests/site/spec/calls.test.ts holds what a call adds to a draft, replaces and leaves.

afterEach(() => vi.unstubAllGlobals())

/** Storage with room for values of some length. */
const storeWith = (room: number, stored = new Map<string, string>()) =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new Error('no room')
      stored.set(key, value)
    },
  })

test.each(['', '{not json', 'null'])('the stored draft %j is none', (stored) => {
  storeWith(0, new Map([['some', stored]]))
  expect(readDraft('some')).toEqual({})
})

test.each([
  ['blocks storage', () => vi.stubGlobal('sessionStorage', undefined)],
  ['has no room for it', () => storeWith(10)],
])('a draft lasts until it is taken back if the browser %s', (_, prepare) => {
  prepare()
  carryToContact({ about: 'A', message: 'text' })
  expect(readDraft(contactDraft)).toMatchObject({ '_contact-message': 'text' })
  writeSession(contactDraft, null)
  expect(readDraft(contactDraft)).toEqual({})
})
