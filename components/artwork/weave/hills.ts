import { type Cloth, place } from '../shared/cloth.ts'
import type { Palette } from '../shared/hours.ts'
import type { Random } from '../shared/random.ts'
import { layer } from './slope.ts'
import { steppedDiamond } from '../ornaments/stepped-diamond.ts'

/** Defines `r`, an embroidered hill with outline, accent, thread, small peaks and a diamond. */
export function hillFigure(cloth: Cloth, { hill }: Palette): string {
  const { width, height } = cloth.stitch
  const sprig = (row: number, column: number) =>
    `<use href="#i"${column === 0 ? '' : ` x="${column * width}"`} y="${row * height}"/>`
  const sprigs = [1, 2, 3, 4, 5, 6].map((i) => sprig(8 + 6 * i, 6 * i) + sprig(8 + 6 * i, -6 * i))
  return (
    `<path id="d" d="${diamond(cloth, 5)}"/><path id="j" d="${diamond(cloth, 2)}"/>` +
    `<path id="i" d="M${-width / 2} 0${`h${width}v${height}`.repeat(2)}h${-3 * width}v${-height}h${width}z"/>` +
    `<g id="r" fill="${hill.fill}">${layer(cloth, 0, hill.outline)}${layer(cloth, 2, hill.accent)}` +
    `${layer(cloth, 4)}${layer(cloth, 12, hill.outline)}${layer(cloth, 13)}` +
    `<g fill="${hill.ornament}">${sprig(8, 0)}${sprigs.join('')}<use href="#d" y="${24 * height}"/>` +
    `<use href="#j" y="${24 * height}" fill="${hill.outline}"/></g></g>`
  )
}

/** A diamond around 0 0 that extends `radius` stitches from its centre stitch. */
function diamond({ stitch: { width, height } }: Cloth, radius: number): string {
  const top = -(radius + 0.5) * height
  return steppedDiamond({ at: [-width / 2, top], steps: radius, step: [width, height] })
}

/** Places the front hills, with apexes at 16–31 % of the height. */
export function hills(cloth: Cloth, random: Random): string {
  const count = random.whole(...cloth.hills)
  const start = random.between(0.15, 0.6)
  return Array.from({ length: count + 1 }, (_, i) => (i + start) / count)
    .map((x) => ({ x, y: 1 - (0.16 + 0.15 * cloth.rise(x) * random.between(0.6, 1)) }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y }) => place(cloth, 'r', x, y))
    .join('')
}
