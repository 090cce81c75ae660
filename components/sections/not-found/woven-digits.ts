/** Digits of 5 x 7 squares, a row a line; `#` is a square. */
const digits: Readonly<Record<string, string>> = {
  0: '.###. #...# #...# #...# #...# #...# .###.',
  1: '..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.',
  2: '.###. #...# ....# ...#. ..#.. .#... #####',
  3: '##### ...#. ..#.. ...#. ....# #...# .###.',
  4: '#..#. #..#. #..#. ##### ...#. ...#. ...#.',
  5: '##### #.... ####. ....# ....# #...# .###.',
  6: '..##. .#... #.... ####. #...# #...# .###.',
  7: '##### ....# ...#. ..#.. ..#.. ..#.. ..#..',
  8: '.###. #...# #...# .###. #...# #...# .###.',
  9: '.###. #...# #...# .#### ....# ...#. .##..',
}

/** Sides and steps in the badge's units. */
export const square = 12
const step = 14
const digitStep = 88
export const height = 6 * step + square

export const widthOf = (text: string): number => (text.length - 1) * digitStep + 4 * step + square

/** Upper left corners of the squares of a number; undefined for text that is not all digits. */
export function wovenDigits(text: string): { x: number; y: number }[] | undefined {
  if (!/^\d+$/.test(text)) return undefined
  return Array.from(text, (digit) => digits[digit] ?? '').flatMap((glyph, place) =>
    glyph
      .split(' ')
      .flatMap((cells, row) =>
        Array.from(cells).flatMap((cell, column) =>
          cell === '#' ? [{ x: place * digitStep + column * step, y: row * step }] : [],
        ),
      ),
  )
}
