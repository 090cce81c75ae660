import { array, assert, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { breakLines } from '#scripts/make/social/break-lines.ts'

const letters = (text: string) => Array.from(text).length

test('words stay whole and each line keeps to its own width', () => {
  const set = breakLines('Shape Your Future with us', [10, 6, 20], letters)
  expect(set).toEqual({ lines: ['Shape Your', 'Future', 'with us'], whole: true })
})

test('what finds no room is left out, and an ellipsis says so', () => {
  const set = breakLines('one two three', [3, 4], letters)
  expect(set).toEqual({ lines: ['one', 'two…'], whole: false })
})

test('a word wider than its line is broken between letters, never between a letter and its mark', () => {
  const set = breakLines('किकिकि', [2, 9], letters)
  expect(set).toEqual({ lines: ['कि', 'किकि'], whole: false })
})

test('no line is ever wider than allowed, down to one letter', () => {
  const widths = array(integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 })
  assert(
    property(string({ unit: 'grapheme-ascii' }), widths, (text, widths) => {
      for (const [i, line] of breakLines(text, widths, letters).lines.entries()) {
        expect(letters(line)).toBeLessThanOrEqual(widths[i] ?? 0)
      }
    }),
  )
})
