import { afterEach, expect, test, vi } from 'vitest'
import { readDraft } from '#components/browser/drafts.ts'
import { writeSession } from '#components/browser/session.ts'
import { carryToContact, contactDraft } from '#components/islands/contact/draft.ts'

// tests/site/spec/calls.test.ts holds what a call adds to a draft, replaces and leaves.

afterEach(() => vi.unstubAllGlobals())

const full = {
  getItem: () => null,
  setItem() {
    throw new Error('no room')
  },
}

test.each([
  ['blocks storage', undefined],
  ['has no room for it', full],
])('a draft lasts until it is taken back if the browser %s', (_, sessionStorage) => {
  vi.stubGlobal('sessionStorage', sessionStorage)
  carryToContact({ about: 'A', message: 'text' })
  expect(readDraft(contactDraft)).toMatchObject({ '_contact-message': 'text' })
  writeSession(contactDraft, null)
  expect(readDraft(contactDraft)).toEqual({})
})
