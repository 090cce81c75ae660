import { type Drawing, drawing, filled } from '../shared/drawing.ts'

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
