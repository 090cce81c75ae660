import { filled } from '../drawing.ts'

/** The number of a cell's colour, or nothing where the ground shows. */
export type Cell = 0 | 1 | 2 | undefined

/** A figure on a grid of cells, given as the rule that colours each of them. */
export type CellRule = (x: number, y: number) => Cell

type Square = {
  /** The first and last column, and row, that are drawn. */
  from: number
  to: number
  /** The side of a cell in pixels. */
  size: number
  /** The cell coordinate that lies at pixel 0. */
  origin: number
}

/** Draws a square of cells: one path a colour, each run of equal cells in a row one rectangle. */
export function cellPaths(
  rule: CellRule,
  colours: readonly [string, string, string],
  { from, to, size, origin }: Square,
): string {
  const paths: [string, string, string] = ['', '', '']
  for (let y = from; y <= to; y++) {
    let start = from
    let colour = rule(from, y)
    for (let x = from + 1; x <= to + 1; x++) {
      const next = x <= to ? rule(x, y) : undefined
      if (next === colour) continue
      const run = (x - start) * size
      if (colour !== undefined) {
        paths[colour] +=
          `M${(start - origin) * size} ${(y - origin) * size}h${run}v${size}h${-run}z`
      }
      start = x
      colour = next
    }
  }
  return paths.map((d, i) => (d === '' ? '' : filled(colours[i] ?? '', d))).join('')
}
