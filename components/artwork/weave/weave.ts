import { bandRows, bandTile } from './band.ts'
import { type Cloth, cloths, type Layout, stitchX, stitchY } from '../shared/cloth.ts'
import { type Composition, placesOf } from './compositions.ts'
import { type Drawing, drawing, filled } from '../shared/drawing.ts'
import { hillFigure, hills } from './hills.ts'
import { type Hour, hourOf, type Palette, palettes } from '../shared/hours.ts'
import { medallionElements, medallionRule } from '../medallion/medallion.ts'
import { mist } from './mist.ts'
import { peakFigure, peaks } from './peaks.ts'
import { randomFrom } from '../shared/random.ts'
import { ridgeFigure, ridges } from './ridges.ts'
import { slope } from './slope.ts'

/** The choices of frontmatter. Everything else depends on the slug. */
export type Artwork = { hour?: Hour | undefined; composition?: Composition | undefined }

export type Weaving = Artwork & {
  /** The slug of the page or program. */
  slug: string
  layout: Layout
  /** Social images leave it out, because they show it beside the institute's name. */
  medallion?: boolean | undefined
}

/**
 * The Himalayan horizon of a page or program: an SVG of 2400 x 640 (hero) or 1600 x 900 (card), at
 * most 6144 bytes. The same input gives the same bytes on every machine.
 */
export function weave({ slug, layout, medallion = true, ...chosen }: Weaving): Drawing {
  const cloth: Cloth = cloths[layout]
  const hour = hourOf(slug, chosen)
  const palette: Palette = palettes[hour]
  const random = randomFrom(`${slug}:${layout}`)
  const places = placesOf(slug, layout, chosen.composition)
  const isMirrored = cloth.mirrors && random.between(0, 1) < 0.5
  const along = (x: number) => (isMirrored ? 1 - x : x)

  const sun = () => {
    const { radius, cell } = cloth.medallion
    const [x, y] = places.medallion
    const rule = medallionRule(slug, radius)
    return (
      `<g transform="translate(${stitchX(cloth, along(x))} ${stitchY(cloth, y)})">` +
      `${medallionElements(rule, radius, cell, palette.medallion)}</g>`
    )
  }

  const layers = [
    filled(palette.sky, `M0 0h${cloth.width}v${cloth.height}H0z`),
    mist(cloth, random, palette.mist),
    medallion ? sun() : '',
    peaks(
      cloth,
      random,
      places.summits.map(([x, height]) => [along(x), height]),
    ),
    ridges(cloth, random),
    hills(cloth, random),
    bandRows(cloth, palette),
  ]
  const defs = definitions.get(`${layout} ${hour}`) ?? figures(cloth, palette)
  definitions.set(`${layout} ${hour}`, defs)
  return drawing(cloth.width, cloth.height, `<defs>${defs}</defs>${layers.join('')}`)
}

/** By size and hour: the half of a drawing that many share. */
const definitions = new Map<string, string>()

/** The definitions that the layers use. */
const figures = (cloth: Cloth, palette: Palette): string =>
  slope(cloth) +
  peakFigure(cloth, palette) +
  ridgeFigure(cloth, palette) +
  hillFigure(cloth, palette) +
  bandTile(cloth, palette)
