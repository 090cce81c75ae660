import { type Cell, type CellRule, cellPaths } from './cells.ts'
import { cloths } from '../shared/cloth.ts'
import { type AddDrawing, type Drawing, drawing, filled, type Media } from '../shared/drawing.ts'
import { type Hour, palettes } from '../shared/hours.ts'
import { randomFrom } from '../shared/random.ts'

/**
 * The medallion is the butta of Dhaka cloth: a diamond of cells, the same in all four quarters.
 * The outermost ring is filled and the next one is empty, which makes a dotted outline.
 */

type FillingOptions = {
  /** Width of a ring in cells. */
  ring: number
  /** Distance between stripes in cells. */
  period: number
  /** True if an otherwise empty ring is filled. */
  full: (ring: number) => boolean
}

/** Colours a cell of one quarter; `x` and `y` start at the centre. */
type Filling = (x: number, y: number, options: FillingOptions) => Cell

/** Diamond rings, alternately checked and plain. */
const checkedRings: Filling = (x, y, { ring, full }) => {
  const number = Math.floor((x + y) / ring)
  if (number % 2 === 0) return (x + y) % 2 === 0 ? 0 : 1
  return full(number) ? 2 : undefined
}

const squareRingsWithDots: Filling = (x, y, { period, full }) => {
  const number = Math.max(x, y)
  if (number % period === 0) return 0
  if ((x + y) % 3 === 1) return 2
  return full(number) ? 1 : undefined
}

const checkedRingsWithStripes: Filling = (x, y, { ring, period }) => {
  const across = Math.abs(x - y)
  if (Math.floor((x + y) / ring) % 2 === 1) return across % 2 === 0 ? 0 : 1
  return across % period === 0 ? 2 : undefined
}

const fillings = [checkedRings, squareRingsWithDots, checkedRingsWithStripes] as const

/** The first medallion for a slug that `looksRight`. Without `filling`, the slug chooses one. */
export function medallionRule(slug: string, radius: number, filling?: Filling): CellRule {
  for (let attempt = 0; ; attempt++) {
    const rule = attemptAt(`butta:${slug}${attempt === 0 ? '' : attempt}`, radius, filling)
    if (looksRight(rule, radius)) return rule
  }
}

function attemptAt(seed: string, radius: number, filling?: Filling): CellRule {
  const random = randomFrom(seed)
  const full = Array.from({ length: radius + 1 }, () => random.between(0, 1) < 0.5)
  const picked = random.pick(fillings)
  const fill = filling ?? picked
  const options: FillingOptions = {
    ring: random.whole(2, 3),
    period: random.whole(3, 4),
    full: (ring) => full[ring] === true,
  }
  return (column, row) => {
    const [x, y] = [Math.abs(column), Math.abs(row)]
    if (x + y === radius) return 0
    return x + y < radius - 1 ? fill(x, y, options) : undefined
  }
}

/** How much of some cells is filled, from 0 to 1. */
const fillOf = (cells: readonly Cell[]) =>
  cells.filter((cell) => cell !== undefined).length / cells.length

/**
 * Rejects medallions that are nearly empty or solid, and crosses: one in the middle, an axis with
 * more than three equal cells in a row, or an axis 30 points fuller than the whole. Also rejects
 * medallions whose colour changes at nearly every cell: on a phone, they are a haze.
 */
function looksRight(rule: CellRule, radius: number): boolean {
  const hasNestedDiamonds = rule(0, 0) !== rule(1, 0) && rule(1, 1) === rule(2, 0)
  if (!hasNestedDiamonds) return false
  const inner = radius - 2
  const rowAt = (y: number) => {
    const beside = inner - Math.abs(y)
    return Array.from({ length: 2 * beside + 1 }, (_, i) => rule(i - beside, y))
  }
  const rows = Array.from({ length: 2 * inner + 1 }, (_, i) => rowAt(i - inner))
  const all = rows.flat()
  const axis = rowAt(0)
  const fill = fillOf(all)
  const changes = rows.flatMap((row) => row.filter((cell, i) => i > 0 && cell !== row[i - 1]))
  const hasRun = axis.some((cell, i) => i > 2 && axis.slice(i - 3, i).every((c) => c === cell))
  const isCross = fillOf(axis) > fill + 0.3 || hasRun
  return fill >= 0.45 && fill <= 0.95 && !isCross && changes.length / all.length <= 0.75
}

/** The elements of a medallion around 0 0: a quarter, mirrored on both axes. */
export function medallionElements(
  rule: CellRule,
  radius: number,
  cell: number,
  colours: readonly [string, string, string],
): string {
  const quarter = cellPaths(rule, colours, { from: 0, to: radius, size: cell, origin: 0.5 })
  const half = `<g id="h">${quarter}</g><use href="#h" transform="scale(-1 1)"/>`
  return `<g id="q">${half}</g><use href="#q" transform="scale(1 -1)"/>`
}

/** The medallion of a page's hero without background, for social images and brochures. */
export function medallion(slug: string, hour: Hour): Drawing {
  const { radius, cell } = cloths.hero.medallion
  const side = (2 * radius + 1) * cell
  const rule = medallionRule(slug, radius)
  const elements = medallionElements(rule, radius, cell, palettes[hour].medallion)
  return drawing(side, side, elements, { origin: [-side / 2, -side / 2], crisp: true })
}

type Colours = { background: string; colours: readonly [string, string, string] }

const variants: readonly [Colours, ...Colours[]] = [
  { background: '#f5b840', colours: ['#7d0d2a', '#ffffff', '#14204f'] },
  { background: '#d6e8f4', colours: ['#0d3a7c', '#ffffff', '#a31236'] },
  { background: '#0f4a42', colours: ['#f4b43c', '#ffffff', '#e2552f'] },
]

/** A woven square of 220 x 220, the placeholder for a person's photograph. */
export function portrait(slug: string): Drawing {
  const { background, colours } = randomFrom(`portrait:${slug}`).pick(variants)
  const medallion = medallionElements(medallionRule(slug, 9, checkedRings), 9, 10, colours)
  const square = filled(background, 'M-110-110h220v220h-220z')
  return drawing(220, 220, square + medallion, { origin: [-110, -110], crisp: true })
}

/** Shown in place of a person's photograph. */
export const portraitMedia = (add: AddDrawing, slug: string): Media =>
  add(`portrait:${slug}`, `${slug}-portrait`, () => portrait(slug))
