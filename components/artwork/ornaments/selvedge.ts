import { type Drawing, drawing, filled } from '../shared/drawing.ts'

const triangle = (x: number, steps: number) =>
  `M${x} 48${'h8v-6'.repeat(steps)}${'h8v6'.repeat(steps)}z`

/**
 * One tile of the broad woven border at the top of the footer and of highlights: a thread above
 * stepped triangles. theme.css draws the thin border.
 */
export const selvedge = (): Drawing =>
  drawing(
    96,
    54,
    filled('#0d1537', 'M0 0h96v54H0z') +
      filled('#f4b43c', 'M0 0h96v3H0z') +
      filled('#e2552f', triangle(0, 6)) +
      filled('#3b9a80', triangle(24, 3)),
    { sized: true },
  )
