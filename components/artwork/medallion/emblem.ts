import type { EmblemName } from '#content/kinds/page.ts'
import { type Cell, type CellRule, cellPaths } from './cells.ts'
import { type Drawing, drawing } from '../shared/drawing.ts'

type Emblem = { colours: readonly [string, string, string]; inside: CellRule }

const { abs, max } = Math

/** Distance between two cells along the grid. Equal distances form a diamond. */
const steps = (x: number, y: number, toX = 0, toY = 0) => abs(x - toX) + abs(y - toY)

/** The content of the outline, with `x` and `y` from -7 to 7. No crosses: they look medical. */
const emblems: Record<EmblemName, Emblem> = {
  /** Nested diamonds. */
  quality: {
    colours: ['#14204f', '#b5162f', '#f4b43c'],
    inside: (x, y) => ([2, 2, 2, 0, undefined, 1] as const)[steps(x, y)],
  },
  /** A core, a ring and four outer ties. */
  network: {
    colours: ['#0d3a7c', '#e2552f', '#e8a21f'],
    inside: (x, y) => {
      if (max(abs(x), abs(y)) <= 1) return 1
      if ((x === 0 || y === 0) && steps(x, y) >= 4) return 2
      return steps(x, y) === 4 ? 0 : undefined
    },
  },
  /** Three rising chevrons. */
  result: {
    colours: ['#7d0d2a', '#e2552f', '#f4b43c'],
    inside: (x, y) => chevrons[y - abs(x) + 4],
  },
  /** Two facing halves with a stitched line between. */
  service: {
    colours: ['#a31236', '#14204f', '#e8a21f'],
    inside: (x, y) => {
      if (abs(x) >= 2) return x < 0 ? 0 : 1
      return x === 0 && abs(y) % 2 === 0 ? 2 : undefined
    },
  },
  /** Three joined diamonds on a base. */
  team: {
    colours: ['#0f4a42', '#e2552f', '#f4b43c'],
    inside: (x, y) => {
      if (steps(x, y, 0, -2) <= 2) return 2
      if (steps(abs(x), y, 2, 1) <= 2) return x === 0 ? 0 : 1
      return y === 4 ? 0 : undefined
    },
  },
  /** The sun rising over a horizon, an arc of light above it. */
  vision: {
    colours: ['#0d3a7c', '#e2552f', '#e8a21f'],
    inside: (x, y) => {
      if (y > 0) return y % 2 === 1 ? 0 : undefined
      if (steps(x, y) <= 2) return 2
      return y < 0 && steps(x, y) >= 4 ? 1 : undefined
    },
  },
  /** A summit to climb, above a base line. */
  mission: {
    colours: ['#14204f', '#a31236', '#e8a21f'],
    inside: (x, y) => {
      if (y === 3) return 1
      if (y > 1 || abs(x) > y + 4) return undefined
      return y <= -2 ? 2 : 0
    },
  },
  /** A target. */
  objectives: {
    colours: ['#0f4a42', '#a31236', '#e8a21f'],
    inside: (x, y) => {
      const ring = max(abs(x), abs(y))
      if (ring === 3) return 0
      return ring <= 1 ? (ring === 0 ? 2 : 1) : undefined
    },
  },
}

/** The colours of the rows of `result`, from 4 above its diagonals. */
const chevrons: readonly Cell[] = [0, 0, undefined, 1, 1, undefined, 2, 2]

/** An emblem of 15 x 15 stitches in a dotted diamond. Show it at multiples of 15 px. */
export function emblem(name: EmblemName): Drawing {
  const { colours, inside } = emblems[name]
  const rule: CellRule = (x, y) => {
    if (steps(x, y) === 7) return 0
    return steps(x, y) <= 5 ? inside(x, y) : undefined
  }
  const square = { from: -7, to: 7, size: 1, origin: -7 }
  return drawing(15, 15, cellPaths(rule, colours, square), { crisp: true })
}
