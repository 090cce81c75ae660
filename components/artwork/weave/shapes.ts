import { filled } from '../shared/drawing.ts'

/** A rectangle from its lower left corner, upwards. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${-y}h${width}v${-height}h${-width}z`

/** The cells below the base of every wall, so that it reaches behind the ridges. */
export const depth = 40

export type Wall = readonly [x: number, width: number, height: number]

/** Walls that stand on the base, with their right thirds in the shade. */
export function walls(of: readonly Wall[], light: string, shade: string): string {
  const high = of.map(([x, width, height]) => box(x, -depth, width, depth + height))
  const sides = of.map(([x, width, height]) => {
    const side = Math.floor(width / 3)
    return box(x + width - side, -depth, side, depth + height)
  })
  return filled(light, high.join('')) + filled(shade, sides.join(''))
}

/** A roof with stepped slopes: `steps` cells high, two cells narrower on each side at each step. */
export function roof(x: number, y: number, width: number, steps: number): string {
  const top = width - 4 * steps
  return `M${x} ${-y}h${width}${'v-1h-2'.repeat(steps)}h${-top}${'h-2v1'.repeat(steps)}z`
}

/** A rectangle at each x and y. */
export const boxes = (
  xs: readonly number[],
  ys: readonly number[],
  width: number,
  height: number,
) => ys.map((y) => xs.map((x) => box(x, y, width, height)).join('')).join('')

/** `count` numbers from `from` in steps of `by`. */
export const series = (from: number, by: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + by * index)

/** Horizontal lines of rectangles: `pattern` is their width and the gap after each. */
export const dashes = (
  colour: string,
  pattern: readonly [number, number],
  height: number,
  d: string,
) =>
  `<path stroke="${colour}" stroke-width="${height}" stroke-dasharray="${pattern.join(' ')}" d="${d}"/>`
