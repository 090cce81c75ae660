import { afterEach, expect, test, vi } from 'vitest'
import { addToDraft, readDraft } from '#components/browser/drafts.ts'

// tests/site/spec/calls.test.ts holds what a call adds to a draft, replaces and leaves.

afterEach(() => vi.unstubAllGlobals())

const store = (getItem: () => string) =>
  vi.stubGlobal('sessionStorage', { getItem, setItem: () => {}, removeItem: () => {} })

test.each([
  ['{not json', {}],
  ['null', {}],
  ['5', {}],
  ['[]', {}],
  ['{"a":5,"b":"text","c":null}', { b: 'text' }],
])('of the stored draft %s the texts are read: %j', (stored, draft) => {
  store(() => stored)
  expect(readDraft('some')).toEqual(draft)
})

test('a draft is empty, without an error, if the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  addToDraft('some', { a: 'text' })
  expect(readDraft('some')).toEqual({})
})
