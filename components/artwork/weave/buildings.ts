import type { Palette } from '../shared/hours.ts'
import { filled } from '../shared/drawing.ts'
import { box, boxes, dashes, depth, roof, series, type Wall, walls } from './shapes.ts'

/** A hotel of three floors under two roofs, as the houses of the old towns have them. */
export function house({ snow, hill, ridge, medallion }: Palette): string {
  return (
    walls([[-17, 34, 28]], snow.light, snow.shade) +
    filled(snow.light, box(-9, 35, 12, 8)) +
    filled(snow.shade, box(3, 35, 6, 8)) +
    filled(
      ridge.fill,
      boxes([-14, -8, -2, 4, 10], [2, 11, 20], 4, 5) + boxes([-6, -2, 2], [37], 2, 4),
    ) +
    filled(medallion[0], boxes([-8, 4], [11], 4, 5) + box(-2, 20, 4, 5)) +
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

export function town({ snow, hill, ridge, medallion }: Palette): string {
  const roofs = houses.map(([x, width, height]) =>
    roof(x - 2, height, width + 4, Math.floor((width + 2) / 4)),
  )
  const every = (rest: number) => roofs.filter((_, index) => index % 2 === rest).join('')
  const holes = houses.map(([x, , height]) =>
    boxes([x + 2, x + 7], [height - 7, height - 15], 3, 4),
  )
  return (
    walls(houses, snow.light, snow.shade) +
    filled(ridge.fill, holes.join('')) +
    filled(hill.fill, every(0)) +
    filled(medallion[0], every(1))
  )
}

type House = { x: number; width: number; eaves: number; steps: number; windows: number }

const row: readonly House[] = [
  { x: -38, width: 16, eaves: 20, steps: 3, windows: 3 },
  { x: -22, width: 13, eaves: 30, steps: 2, windows: 2 },
  { x: -9, width: 18, eaves: 24, steps: 4, windows: 3 },
  { x: 9, width: 13, eaves: 33, steps: 2, windows: 2 },
  { x: 22, width: 16, eaves: 21, steps: 3, windows: 3 },
]

/** A front that ends in a stepped gable, `up` cells higher than it is. */
const gable = ({ x, width, eaves, steps }: House, up = 0) =>
  `M${x} 0V${-eaves - up}${'v-3h2'.repeat(steps)}h${width - 4 * steps}${'h2v3'.repeat(steps)}V0z`

/** Three rows of windows and one in the gable. The river may hide the lowest row. */
function windowRows({ x, width, eaves, windows }: House): string {
  const length = 5 * windows - 3
  const floor = (down: number) => `M${x + (width - length) / 2} ${down - eaves}h${length}`
  return [3, 11, 19].map(floor).join('') + `M${x + Math.floor(width / 2) - 1} ${-eaves - 3}h2`
}

/** A row of houses with stepped gables, and their colours in the river before them. */
export function gables({ snow, peak, hill, medallion }: Palette): string {
  const inTurn = (draw: (house: House) => string) =>
    medallion
      .map((colour, first) =>
        filled(
          colour,
          row
            .filter((_, index) => index % 3 === first)
            .map(draw)
            .join(''),
        ),
      )
      .join('')
  const river = `M-48 -8h96${'v4h4'.repeat(5)}V${depth}H-68V12${'h4v-4'.repeat(5)}z`
  return (
    filled(snow.light, row.map((house) => gable(house, 1)).join('')) +
    inTurn((house) => gable(house)) +
    dashes(hill.outline, [2, 3], 4, row.map(windowRows).join('')) +
    filled(peak.shade, river) +
    filled(snow.shade, box(-46, 8, 92, 2)) +
    inTurn(({ x, width }) => box(x + 2, 5, width - 4, 1) + box(x + 4, 2, width - 8, 1))
  )
}

const levels = series(0, 1, 5).map((level) => ({
  x: -44 + 7 * level,
  y: 8 * level - 14,
  width: 86 - 15 * level,
}))

const cypress = (x: number, y: number, height: number) =>
  `M${x} ${-y}v${4 - height}h1v-2h1v-2h1v2h1v2h1v${height - 4}z`

/** Terraces with rows of vines below a house, and cypresses. */
export function terraces({ snow, hill, ridge, medallion }: Palette): string {
  const faces = levels.map(({ x, y, width }) => box(x, y, width, 8)).join('')
  const edges = levels.map(({ x, y, width }) => box(x, y + 7, width, 1)).join('')
  const vines = levels.slice(0, -1).map(({ x, y, width }) => `M${x + 3} ${-y - 9.5}h${width - 4}`)
  const trees = cypress(-15, 26, 24) + cypress(-21, 18, 22) + cypress(17, 18, 20)
  return (
    filled(snow.shade, faces) +
    filled(snow.light, edges) +
    dashes(hill.fill, [4, 2], 3, vines.join('')) +
    filled(hill.fill, trees) +
    filled(snow.light, box(-9, 26, 14, 11) + box(3, 26, 7, 17)) +
    filled(snow.shade, box(0, 26, 3, 11) + box(7, 26, 3, 17)) +
    filled(ridge.fill, boxes([-7, -3], [30], 2, 4) + box(5, 36, 2, 4)) +
    filled(medallion[0], roof(-11, 37, 16, 3) + roof(1, 43, 11, 2))
  )
}
