import type { Palette } from '../shared/hours.ts'
import { filled, steppedDiamond } from '../shared/drawing.ts'
import { box, boxes, dashes, depth, series, type Wall, walls } from './shapes.ts'

const steps = [0, 1, 2, 3, 4].map((step): Wall => [-34 + 13 * step, 13, 6 + 8 * step])

/** Five steps up to a flag, each with a light tread. */
export function stairs({ peak, snow, medallion }: Palette): string {
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
export function pages({ peak, snow, hill, medallion }: Palette): string {
  const lines = boxes([-14], [8, 13, 18, 23], 26, 2) + box(-14, 3, 16, 2)
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

/** A loom: below its shuttle, the threads are the frames of lit windows. */
export function loom({ sky, snow, hill, ridge, medallion }: Palette): string {
  const threads = series(-18, 6, 7)
  const wefts = series(-11, 6, 7)
  const lit = (rest: number) =>
    wefts.slice(0, -1).flatMap((y, row) =>
      threads
        .slice(0, -1)
        .filter((_, column) => ((3 * row + 5 * column) % 7) % 4 === rest)
        .map((x) => box(x + 1, y + 1, 5, 5)),
    )
  const shuttle = 'M-11 -28h3v-1h3v-1h10v1h3v1h3v1h-3v1h-3v1h-10v-1h-3v-1h-3z'
  return (
    filled(sky, box(-21, -depth, 42, depth + 44)) +
    filled(ridge.fill, box(-18, -depth, 36, depth + 25)) +
    filled(medallion[1], lit(0).join('')) +
    filled(medallion[2], lit(2).join('')) +
    filled(snow.light, boxes(threads, [-depth], 1, depth + 44) + boxes([-18], wefts, 37, 1)) +
    filled(hill.outline, box(-22, 35, 44, 2) + shuttle) +
    filled(medallion[1], boxes([-25, 21], [-depth], 4, depth + 48) + box(-28, 43, 56, 4))
  )
}

/** The rods of a frame: their heights, and how many of seven beads are on the left. */
const rods = [
  { y: 3, left: 4 },
  { y: 12, left: 2 },
  { y: 21, left: 6 },
  { y: 30, left: 3 },
  { y: 39, left: 5 },
]

/** Rows of beads in a frame. A bead is five cells wide in the middle, and three at both ends. */
export function beads({ sky, hill, medallion }: Palette): string {
  const colours = medallion.map((colour, first) => {
    const rows = rods.filter((_, index) => index % 3 === first)
    const lines = (from: number) =>
      rows
        .map(({ y, left }) => `M${from} ${-y - 0.5}h${6 * left - 1}m10 0h${41 - 6 * left}`)
        .join('')
    return dashes(colour, [5, 1], 5, lines(-25)) + dashes(colour, [3, 3], 7, lines(-24))
  })
  return (
    filled(hill.fill, box(-28, -depth, 56, depth + 48)) +
    filled(sky, box(-25, -depth, 50, depth + 45)) +
    filled(hill.outline, rods.map(({ y }) => box(-25, y, 50, 1)).join('')) +
    colours.join('')
  )
}

/** A circle of twelve seats around a carpet, from above: a quarter, turned three times. */
export function circle({ snow, hill, ridge, medallion }: Palette): string {
  const seats = box(3, 39, 6, 6) + box(11, 35, 6, 6) + box(15, 27, 6, 6)
  const backs = box(2, 45, 8, 2) + box(11, 41, 8, 2) + box(17, 35, 2, 6) + box(21, 26, 2, 8)
  const quarter = `<g id="w">${filled(snow.light, seats)}${filled(hill.accent, backs)}</g>`
  const turned = [90, 180, 270].map((turn) => `<use href="#w" transform="rotate(${turn} 0 -24)"/>`)
  const [up, right, down, left] = ['h1v-1', 'v1h1', 'h-1v1', 'v-1h-1'].map((step) =>
    step.repeat(11),
  )
  const floor = `M-27 -40${up}h32${right}v32${down}h-32${left}z`
  return (
    filled(ridge.fill, floor) +
    filled(snow.light, diamond(8)) +
    filled(medallion[0], diamond(5)) +
    filled(snow.light, diamond(2)) +
    quarter +
    turned.join('')
  )
}

const diamond = (steps: number) =>
  steppedDiamond({ at: [-1, -25 - steps], steps, step: [1, 1], tip: [2, 2] })

/** A path up a slope, to the right (1) or left (-1), each step two cells wide. */
const slant = (x: number, y: number, side: 1 | -1, count: number) =>
  `M${x} ${-y}${`h${2 * side}v-1`.repeat(count)}v-5${`h${-2 * side}v1`.repeat(count)}z`

/** Two paths that meet on a hill, below a tree on a platform. */
export function paths({ peak, snow, hill, ridge }: Palette): string {
  const down = `H14${'v3h6'.repeat(14)}V${depth}`
  const crown = 'M-9 -33h18v-2h5v-3h3v-7h-3v-4h-4v-3h-5v-2h-10v2h-5v3h-4v4h-3v7h3v3h5z'
  return (
    filled(peak.light, `M-98 ${depth}V20${'h6v-3'.repeat(14)}${down}z`) +
    filled(peak.shade, `M0 -22${down}H0z`) +
    filled(snow.shade, box(-17, 22, 34, 3) + box(-13, 25, 26, 3)) +
    filled(snow.light, slant(-50, -14, 1, 24) + slant(50, -14, -1, 24)) +
    filled(snow.light, box(-4, 9, 8, 13) + box(-17, 24, 34, 1) + box(-13, 27, 26, 1)) +
    filled(ridge.fill, box(-2, 28, 4, 7)) +
    filled(hill.fill, crown) +
    dashes(hill.accent, [2, 8], 2, 'M-6 -50h12M-11 -46h22M-16 -42h32M-11 -38h22')
  )
}
