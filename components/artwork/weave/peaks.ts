import { type Cloth, place, stair } from '../shared/cloth.ts'
import { filled } from '../shared/drawing.ts'
import type { Palette } from '../shared/hours.ts'
import type { Random } from '../shared/random.ts'

/** The zigzag between light and shade, upwards: number of stitches and direction (-1: left). */
const crest = [
  [16, -1],
  [8, 1],
  [18, -1],
  [6, 1],
  [10, -1],
  [8, 1],
] as const

/** Defines `f`, a snow-capped peak: the stretched slope, light on the left and shaded on the right. */
export function peakFigure(cloth: Cloth, { peak, snow }: Palette): string {
  const { width, height } = cloth.stitch
  const legs = crest.map(([count, across]) => stair(cloth, across, -1, count)).join('')
  const shade = `M0 0H1200V1400H${22 * width}V${84 * height}${legs}V0z`
  const hem = stair(cloth, -1, 1, 4) + stair(cloth, -1, -1, 4) + stair(cloth, -1, 1, 4)
  const cap = `M0 0${stair(cloth, 1, 1, 12)}${hem}V0z`
  return (
    '<clipPath id="z"><use href="#b"/><use href="#b" transform="scale(-1 1)"/></clipPath>' +
    `<path id="e" d="${cap}"/>` +
    `<g id="f"><g transform="scale(1 1.3)"><use href="#k" fill="${peak.light}"/>` +
    `<g clip-path="url(#z)">${filled(peak.shade, shade)}</g><use href="#e" fill="${snow.shade}"/>` +
    `<use href="#e" transform="scale(-1 1)" fill="${snow.light}"/></g></g>`
  )
}

/** Places the summits of a composition, tallest first, so that nearer ones cover them. */
export function peaks(
  cloth: Cloth,
  random: Random,
  summits: readonly (readonly [x: number, height: number])[],
): string {
  return summits
    .map(([x, height]) => ({
      x: x + random.between(-0.008, 0.008),
      y: 1 - height * random.between(0.95, 1.03),
    }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y }) => place(cloth, 'f', x, y))
    .join('')
}
