import { type Drawing, drawing, filled, steppedDiamond } from './shared/drawing.ts'

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

/** The path of the sky from x `left` to the edge of a photograph, a stair of 40 stitches of 10 x 32. */
export const besidePhotograph = (left: number) => `M${left} 0H400${'v32h-10'.repeat(40)}H${left}z`

const grey = '#8b94b3'

/** A square, a circle and a triangle. */
const shapes = [
  filled(grey, 'M0 0h36v36H0z'),
  `<circle cx="18" cy="18" r="18" fill="${grey}"/>`,
  filled(grey, 'M18 0l18 36H0z'),
]

/** A neutral shape of 36 x 36 beside the name of a partner without a logo, from 1 in turn. */
export const placeholderLogo = (number: number): Drawing =>
  drawing(36, 36, shapes[(number - 1) % shapes.length] ?? '')

/**
 * The logo of the header and the icons, 88 x 88: a gurans diamond with a white stepped peak.
 * A placeholder until the owner supplies a logo.
 */
export function logo(): Drawing {
  const elements = logoPaths().map(([colour, d]) => filled(colour, d))
  return drawing(88, 88, elements.join(''), { crisp: true })
}

export function logoPaths(): [colour: string, d: string][] {
  const diamond = steppedDiamond({ at: [40, 0], steps: 10, step: [4, 4], tip: [8, 8] })
  const peak = `M42 22h4${'v4h4'.repeat(6)}v4H18v-4${'h4v-4'.repeat(6)}z`
  const summit = 'M42 22h4v4h4v4h4v4h-4v-4h-4v4h-4v-4h-4v4h-4v-4h4v-4h4z'
  const threads = 'M26 56h36v4H26zM34 64h20v4H34z'
  return [
    ['#a31236', diamond],
    ['#fff', peak],
    ['#f4b43c', summit],
    ['#fff', threads],
  ]
}
