import { type Cloth, stair, stitchX, stitchY } from '../shared/cloth.ts'
import { filled, steppedDiamond } from '../shared/drawing.ts'
import type { Summit } from './compositions.ts'
import type { Palette } from '../shared/hours.ts'
import type { Random } from '../shared/random.ts'

/**
 * Defines `k`, the slopes of all mountains, to the left and right of the top at 0 0. Peaks, ridges and
 * hills reuse it moved and recoloured, which keeps files small and slopes parallel.
 */
export function slope(cloth: Cloth): string {
  const { width, height } = cloth.stitch
  const up = `v${-height}h${width}`.repeat(96)
  return `<path id="k" d="M${-96 * width} 1400V${96 * height}${up}${stair(cloth, 1, 1, 96)}V1400z"/>`
}

/** The slope, moved down by a number of stitches. Without a colour, it has the colour of its group. */
const layer = ({ stitch }: Cloth, down: number, colour?: string) =>
  `<use href="#k" y="${down * stitch.height}"${colour === undefined ? '' : ` fill="${colour}"`}/>`

/** Places a copy of a defined figure at each point, the highest first, so that nearer ones cover it. */
const place = (cloth: Cloth, id: string, points: readonly { x: number; y: number }[]) =>
  points
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y }) => `<use href="#${id}" x="${stitchX(cloth, x)}" y="${stitchY(cloth, y)}"/>`)
    .join('')

/** The zigzag between light and shade, upwards: the stitches of each leg, to the left and right in turn. */
const crest = [16, 8, 18, 6, 10, 8]

/** Defines `f`, a snow-capped peak: the stretched slope, light on the left and shaded on the right. */
export function peakFigure(cloth: Cloth, { peak, snow }: Palette): string {
  const { width, height } = cloth.stitch
  const legs = crest.map((count, leg) => stair(cloth, leg % 2 === 0 ? -1 : 1, -1, count)).join('')
  const shade = `M0 0H1200V1400H${22 * width}V${84 * height}${legs}V0z`
  const hem = stair(cloth, -1, 1, 4) + stair(cloth, -1, -1, 4) + stair(cloth, -1, 1, 4)
  const cap = `M0 0${stair(cloth, 1, 1, 12)}${hem}V0z`
  return (
    '<clipPath id="z"><use href="#k"/></clipPath>' +
    `<path id="e" d="${cap}"/>` +
    `<g id="f"><g transform="scale(1 1.3)"><use href="#k" fill="${peak.light}"/>` +
    `<g clip-path="url(#z)">${filled(peak.shade, shade)}</g><use href="#e" fill="${snow.shade}"/>` +
    `<use href="#e" transform="scale(-1 1)" fill="${snow.light}"/></g></g>`
  )
}

/** Places the summits of a composition. */
export function peaks(cloth: Cloth, random: Random, summits: readonly Summit[]): string {
  const points = summits.map(([x, height]) => ({
    x: x + random.between(-0.008, 0.008),
    y: 1 - height * random.between(0.95, 1.03),
  }))
  return place(cloth, 'f', points)
}

/** Defines `m`, a ridge with three threads that follow its slope. */
export function ridgeFigure(cloth: Cloth, { ridge }: Palette): string {
  const threads = [7, 15, 23].map((y) => layer(cloth, y, ridge.thread) + layer(cloth, y + 1))
  return `<g id="m" fill="${ridge.fill}">${layer(cloth, 0)}${threads.join('')}</g>`
}

/** Places the middle ridges, evenly spread, with apexes at 20–40 % of the height. */
export function ridges(cloth: Cloth, random: Random): string {
  const count = random.whole(...cloth.ridges)
  const start = random.between(0, 1)
  const spread = Array.from({ length: count + 2 }, (_, i) => (i - 1 + start) / (count - 0.5))
  const points = spread.map((x) => ({
    x: x + random.between(-0.03, 0.03),
    y: 1 - (0.2 + 0.2 * cloth.rise(x) * random.between(0.6, 1)),
  }))
  return place(cloth, 'm', points)
}

/** Defines `r`, an embroidered hill with outline, accent, thread, small peaks and a diamond. */
export function hillFigure(cloth: Cloth, { hill }: Palette): string {
  const sprigs = [1, 2, 3, 4, 5, 6].flatMap((i) => [
    sprig(cloth, 6 * i, 8 + 6 * i),
    sprig(cloth, -6 * i, 8 + 6 * i),
  ])
  const ornaments = sprig(cloth, 0, 8) + sprigs.join('') + diamond(cloth, 24, 5)
  return (
    `<g id="r" fill="${hill.fill}">${layer(cloth, 0, hill.outline)}${layer(cloth, 2, hill.accent)}` +
    `${layer(cloth, 4)}${layer(cloth, 12, hill.outline)}${layer(cloth, 13)}` +
    `${filled('#ffffff', ornaments)}${filled(hill.outline, diamond(cloth, 24, 2))}</g>`
  )
}

/** A small peak, `across` and `down` stitches from the top of its hill. */
function sprig(cloth: Cloth, across: number, down: number): string {
  const { width, height } = cloth.stitch
  const from = `M${(across - 0.5) * width} ${down * height}`
  return `${from}${stair(cloth, 1, 1, 2)}h${-3 * width}v${-height}h${width}z`
}

/** A diamond that extends `radius` stitches from its centre, `down` stitches below the top of its hill. */
function diamond({ stitch: { width, height } }: Cloth, down: number, radius: number): string {
  const top = (down - radius - 0.5) * height
  return steppedDiamond({ at: [-width / 2, top], steps: radius, step: [width, height] })
}

/** Places the front hills, with apexes at 16–31 % of the height. */
export function hills(cloth: Cloth, random: Random): string {
  const count = random.whole(...cloth.hills)
  const start = random.between(0.15, 0.6)
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const x = (i + start) / count
    return { x, y: 1 - (0.16 + 0.15 * cloth.rise(x) * random.between(0.6, 1)) }
  })
  return place(cloth, 'r', points)
}
