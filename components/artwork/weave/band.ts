import type { Cloth } from '../shared/cloth.ts'
import { filled } from '../shared/drawing.ts'
import type { Palette } from '../shared/hours.ts'

/** Rows of stitches in the border at the bottom of a weaving. */
const rows = 9

/** Defines `s`, the border's pattern: a stepped triangle with a smaller one inside. */
export function bandTile(cloth: Cloth, { band }: Palette): string {
  const { width, height } = cloth.stitch
  const triangle = (column: number, steps: number) =>
    `M${column * width} ${8 * height}` +
    `h${width}v${-height}`.repeat(steps) +
    `h${width}v${height}`.repeat(steps) +
    'z'
  const size = `width="${12 * width}" height="${rows * height}" y="${cloth.height - rows * height}"`
  return (
    `<pattern id="s" ${size} patternUnits="userSpaceOnUse">` +
    `${filled(band.triangle, triangle(0, 6))}${filled(band.inner, triangle(3, 3))}</pattern>`
  )
}

/** The border: background, pattern, and a thread along its top. */
export function bandRows({ width, height, stitch }: Cloth, { band }: Palette): string {
  const tall = rows * stitch.height
  const strip = (down: number) => `M0 ${height - tall}h${width}v${down}H0z`
  return (
    filled(band.background, strip(tall)) +
    filled('url(#s)', strip(tall)) +
    filled(band.thread, strip(stitch.height))
  )
}
