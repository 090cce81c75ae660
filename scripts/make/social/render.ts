import { Resvg } from '@resvg/resvg-js'
import type { Pixels } from './free-width.ts'

/** Draws an SVG without text at its own size. */
export function render(svg: string): Pixels {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return { data: image.pixels, width: image.width, height: image.height }
}
