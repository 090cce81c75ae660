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

const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`

/** Streets and a river, 600 x 300. Shown while the map loads or if it fails. */
export function mapSketch(): Drawing {
  const streets =
    'M-20 210 180 170 330 60 620 20M120 320 230 150 210-20M330 60l60 260M-20 80l240 70 170 60 230 20'
  const river = 'M-10 262c120-44 210-12 320-32s190-60 310-34'
  const elements =
    filled('#e6ecf5', 'M0 0h600v300H0z') + line('#fff', 10, streets) + line('#b9d5ea', 14, river)
  return drawing(600, 300, elements)
}

const grey = '#8b94b3'

const shapes = {
  square: filled(grey, 'M0 0h36v36H0z'),
  circle: `<circle cx="18" cy="18" r="18" fill="${grey}"/>`,
  triangle: filled(grey, 'M18 0l18 36H0z'),
} as const

type LogoShape = keyof typeof shapes

/** A neutral shape of 36 x 36 beside the name of a partner without a logo. */
export const placeholderLogo = (shape: LogoShape): Drawing => drawing(36, 36, shapes[shape])
