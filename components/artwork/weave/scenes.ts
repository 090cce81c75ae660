import type { Palette } from '../shared/hours.ts'
import { filled } from '../shared/drawing.ts'
import type { Scene } from './compositions.ts'

/*
 * The subject of a program, in front of the peaks: drawn in cells around the middle of its base, with
 * flat sides light and shaded as on the peaks. The ridges cover what is below the base.
 */

/** A rectangle from its lower left corner, upwards. */
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${-y}h${width}v${-height}h${-width}z`

/** The cells below the base of every wall, so that it reaches behind the ridges. */
const depth = 40

type Wall = readonly [x: number, width: number, height: number]

/** Walls that stand on the base, with their right thirds in the shade. */
function walls(of: readonly Wall[], light: string, shade: string): string {
  const high = of.map(([x, width, height]) => box(x, -depth, width, depth + height))
  const sides = of.map(([x, width, height]) => {
    const side = Math.floor(width / 3)
    return box(x + width - side, -depth, side, depth + height)
  })
  return filled(light, high.join('')) + filled(shade, sides.join(''))
}

/** A roof with stepped slopes: `steps` cells high, two cells narrower on each side at each step. */
function roof(x: number, y: number, width: number, steps: number): string {
  const top = width - 4 * steps
  return `M${x} ${-y}h${width}${'v-1h-2'.repeat(steps)}h${-top}${'h-2v1'.repeat(steps)}z`
}

const windows = (xs: readonly number[], ys: readonly number[], width: number, height: number) =>
  ys.map((y) => xs.map((x) => box(x, y, width, height)).join('')).join('')

/** A hotel of three floors under two roofs, as the houses of the old towns have them. */
function house({ snow, hill, ridge, medallion }: Palette): string {
  return (
    walls([[-17, 34, 28]], snow.light, snow.shade) +
    filled(snow.light, box(-9, 35, 12, 8)) +
    filled(snow.shade, box(3, 35, 6, 8)) +
    filled(
      ridge.fill,
      windows([-14, -8, -2, 4, 10], [2, 11, 20], 4, 5) + windows([-6, -2, 2], [37], 2, 4),
    ) +
    filled(medallion[0], windows([-8, 4], [11], 4, 5) + box(-2, 20, 4, 5)) +
    filled(hill.accent, box(-22, 28, 44, 1) + box(-14, 43, 28, 1)) +
    filled(hill.fill, roof(-23, 29, 46, 6) + roof(-15, 44, 30, 6) + box(-1, 50, 2, 4))
  )
}

const houses: readonly Wall[] = [
  [-38, 14, 12],
  [-25, 16, 21],
  [-8, 13, 30],
  [6, 17, 23],
  [22, 15, 15],
]

function town({ snow, hill, ridge, medallion }: Palette): string {
  const roofs = houses.map(([x, width, height]) =>
    roof(x - 2, height, width + 4, Math.floor((width + 2) / 4)),
  )
  const every = (rest: number) => roofs.filter((_, index) => index % 2 === rest).join('')
  const holes = houses.map(([x, , height]) =>
    windows([x + 2, x + 7], [height - 7, height - 15], 3, 4),
  )
  return (
    walls(houses, snow.light, snow.shade) +
    filled(ridge.fill, holes.join('')) +
    filled(hill.fill, every(0)) +
    filled(medallion[0], every(1))
  )
}

const steps = [0, 1, 2, 3, 4].map((step): Wall => [-34 + 13 * step, 13, 6 + 8 * step])

/** Five steps up to a flag, each with a light tread. */
function stairs({ peak, snow, medallion }: Palette): string {
  const treads = steps.map(([x, width, height]) => box(x, height - 2, width, 2))
  return (
    walls(steps, peak.light, peak.shade) +
    filled(snow.light, treads.join('') + box(24, 38, 2, 18)) +
    filled(medallion[0], `M26 -55${'h3v1'.repeat(4)}${'h-3v1'.repeat(4)}z`)
  )
}

/** A slanting bar of a pen, from its lower left corner. */
const pen = (x: number, y: number, width: number, length: number) =>
  `M${x} ${-y}${'h1v-1'.repeat(length)}h${width}${'v1h-1'.repeat(length)}z`

/** Written sheets with a folded corner, and a pen. */
function pages({ peak, snow, hill, medallion }: Palette): string {
  const lines = windows([-14], [8, 13, 18, 23], 26, 2) + box(-14, 3, 16, 2)
  const corner = 'v1h1'.repeat(8)
  return (
    filled(peak.shade, box(-29, -depth, 8, depth + 34)) +
    filled(snow.shade, box(-24, -depth, 8, depth + 39)) +
    filled(snow.light, `M-19 ${depth}V-44h30${corner}V${depth}z`) +
    filled(snow.shade, `M11 -44${corner}h-8z`) +
    filled(peak.light, lines) +
    filled(hill.fill, box(-14, 34, 15, 4) + box(-14, 30, 9, 2)) +
    filled(medallion[0], pen(14, 6, 5, 18)) +
    filled(hill.outline, pen(14, 6, 5, 3))
  )
}

const scenes: Record<Scene, (palette: Palette) => string> = { house, town, stairs, pages }

type Place = { x: number; y: number; cell: number }

/** A scene with the middle of its base at a point, in pixels. */
export const sceneElements = (scene: Scene, { x, y, cell }: Place, palette: Palette): string =>
  `<g transform="translate(${x} ${y}) scale(${cell})">${scenes[scene](palette)}</g>`
