import { expect, it } from 'vitest'
import { textChanges } from '#scripts/report/review/text-changes.ts'

/** Removed words are in [], added ones in {}; unchanged blocks are a number. */
const shown = (before: readonly string[], after: readonly string[]) =>
  textChanges(before, after).map((change) =>
    'same' in change
      ? change.same
      : change.words
          .map(({ added, removed, value }) =>
            added ? `{${value}}` : removed ? `[${value}]` : value,
          )
          .join(''),
  )

it('is empty if nothing changed', () => {
  expect(shown(['One.', 'Two.'], ['One.', 'Two.'])).toEqual([])
})

it('shows the changed words of a block between the unchanged ones', () => {
  expect(shown(['A', 'It lasts five days.', 'B'], ['A', 'It lasts six days.', 'B'])).toEqual([
    1,
    'It lasts [five]{six} days.',
    1,
  ])
})

it('shows an added block and a removed one as a whole', () => {
  expect(shown(['Old words here'], ['Something quite different'])).toEqual([
    '[Old words here]',
    '{Something quite different}',
  ])
  expect(shown(['A'], ['A', 'New.'])).toEqual([1, '{New.}'])
})

it('pairs a block with the one it replaces, though another is inserted before it', () => {
  expect(
    shown(['The course lasts five days.'], ['A new block.', 'The course lasts six days.']),
  ).toEqual(['{A new block.}', 'The course lasts [five]{six} days.'])
})

it('separates words of Devanagari', () => {
  expect(shown(['माइतीघर पुरानो इन्स्टिच्युट'], ['माइतीघर नयाँ इन्स्टिच्युट'])).toEqual([
    'माइतीघर [पुरानो]{नयाँ} इन्स्टिच्युट',
  ])
})
