import { type Drawing, drawing, filled } from './drawing.ts'

const triangle = (x: number, steps: number) =>
  `M${x} 48${'h8v-6'.repeat(steps)}${'h8v6'.repeat(steps)}z`

const borders = {
  /** On top of the footer and of highlights: a thread above stepped triangles. */
  broad: drawing(
    96,
    54,
    filled('#0d1537', 'M0 0h96v54H0z') +
      filled('#f4b43c', 'M0 0h96v3H0z') +
      filled('#e2552f', triangle(0, 6)) +
      filled('#3b9a80', triangle(24, 3)),
    { sized: true },
  ),
  /** Below the scrolled header, on the dropdown and in plans. */
  thin: drawing(
    48,
    6,
    filled('#a31236', 'M0 0h48v6H0z') +
      filled('#f4b43c', 'M0 6V3h6V0h6v3h6v3zM24 6V3h6V0h6v3h6v3z'),
    { sized: true },
  ),
} as const satisfies Record<string, Drawing>

/** One repeat of a woven border; it tiles from left to right. */
export const selvedge = (border: keyof typeof borders): Drawing => borders[border]
