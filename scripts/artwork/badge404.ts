import { type Drawing, drawing, filled } from './drawing.ts'

/** Digits of 5 x 7 squares; 1 is a woven square. */
const four = ['10010', '10010', '10010', '11111', '00010', '00010', '00010']
const zero = ['01110', '10001', '10001', '10001', '10001', '10001', '01110']

/** Distance of squares, and of digits, in pixels; a square is 12 wide. */
const pitch = 14
const advance = 88

/** The woven "404", 246 x 96: marigold squares with a gurans square and a white stitch in each. */
export function badge404(): Drawing {
  const square =
    filled('#f5b840', 'M0 0h12v12H0z') +
    filled('#a31236', 'M3 3h6v6H3z') +
    filled('#fff', 'M5 5h2v2H5z')
  const squares = [four, zero, four].flatMap((digit, place) =>
    digit.flatMap((row, y) =>
      Array.from(row, (stitch, x) =>
        stitch === '1'
          ? `<use href="#s" x="${place * advance + x * pitch}" y="${y * pitch}"/>`
          : '',
      ),
    ),
  )
  const elements = `<defs><g id="s">${square}</g></defs>${squares.join('')}`
  return drawing(246, 96, elements, { crisp: true })
}
