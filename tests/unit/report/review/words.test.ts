import { expect, it } from 'vitest'
import { diffInWords } from '#scripts/report/review/compare-sites.ts'

/** Removed words are in [], added ones in {}. */
const shown = (...hunk: string[]) =>
  diffInWords(hunk)
    .map(({ added, removed, value }) => (added ? `{${value}}` : removed ? `[${value}]` : value))
    .join('')

it('shows an added line and a removed one as a whole', () => {
  expect(shown('-Old words here', '+Something quite different')).toBe(
    '[Old words here\n]{Something quite different\n}',
  )
  expect(shown('+New.')).toBe('{New.\n}')
})

it('shows the changed words of a line, though another is inserted before it', () => {
  expect(
    shown('-The course lasts five days.', '+A new block.', '+The course lasts six days.'),
  ).toBe('{A new block.\n}The course lasts [five]{six} days.\n')
})

it('shows two long texts one after the other if they have few words in common', () => {
  const numbers = Array.from({ length: 400 }, (_, index) => index)
  const [before, after] = [numbers.join(' a '), numbers.join(' b ')]
  expect(shown(`-${before}`, `+${after}`)).toBe(`[${before}\n]{${after}\n}`)
})

it('separates words of Devanagari', () => {
  expect(shown('-माइतीघर पुरानो इन्स्टिच्युट', '+माइतीघर नयाँ इन्स्टिच्युट')).toBe(
    'माइतीघर [पुरानो]{नयाँ} इन्स्टिच्युट\n',
  )
})
