import { filled } from '../shared/drawing.ts'

/** The index of a cell's colour; undefined for an empty cell. */
export type Cell = 0 | 1 | 2 | undefined

/** A figure on a grid, as a function that colours each cell. */
export type CellRule = (x: number, y: number) => Cell

type Square = {
  /** The first and last column and row to draw. */
  from: number
  to: number
  /** The side of a cell in pixels. */
  size: number
  /** The cell coordinate at pixel 0. */
  origin: number
}

/** Draws a square of cells: a path for each colour, a rectangle for each run of equal cells. */
export function cellPaths(
  rule: CellRule,
  colours: readonly [string, string, string],
  { from, to, size, origin }: Square,
): string {
  const paths: [string, string, string] = ['', '', '']
  for (let y = from; y <= to; y++) {
    for (let x = from, end = x; x <= to; x = end) {
      const colour = rule(x, y)
      while (end <= to && rule(end, y) === colour) end++
      const run = (end - x) * size
      if (colour !== undefined)
        paths[colour] += `M${(x - origin) * size} ${(y - origin) * size}h${run}v${size}h${-run}z`
    }
  }
  return paths.map((d, i) => (d === '' ? '' : filled(colours[i] ?? '', d))).join('')
}
