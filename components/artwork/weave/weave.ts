import { bandRows, bandTile } from './band.ts'
import { type Cloth, cloths, type Layout, stitchX, stitchY } from '../cloth.ts'
import { type Composition, placesOf } from './compositions.ts'
import { type Drawing, drawing, filled } from '../drawing.ts'
import { hillFigure, hills } from './hills.ts'
import { type Hour, hourOf, palettes } from '../hours.ts'
import { medallionElements, medallionRule } from '../medallion/medallion.ts'
import { mist } from './mist.ts'
import { peakFigure, peaks } from './peaks.ts'
import { randomFrom } from '../random.ts'
import { ridgeFigure, ridges } from './ridges.ts'
import { slope } from './slope.ts'

/** What frontmatter may choose of a weaving; the rest follows from the slug. */
export type Artwork = { hour?: Hour | undefined; composition?: Composition | undefined }

export type Weaving = Artwork & {
  /** The name of the page or program; any text, also none. */
  slug: string
  layout: Layout
  /** Left out in social images, which show it beside the institute's name. */
  medallion?: boolean | undefined
}

/**
 * The Himalayan horizon woven for one page or program: an SVG of 2400 x 640 (hero) or
 * 1600 x 900 (card), at most 6144 bytes. The same choices give the same bytes everywhere.
 */
export function weave({ slug, layout, medallion = true, ...chosen }: Weaving): Drawing {
  const cloth: Cloth = cloths[layout]
  const hour = hourOf(slug, chosen)
  const palette = palettes[hour]
  const random = randomFrom(`${slug}:${layout}`)
  const places = placesOf(slug, layout, chosen.composition)
  const turned = cloth.turns && random.between(0, 1) < 0.5
  const along = (x: number) => (turned ? 1 - x : x)

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
  return drawing(
    cloth.width,
    cloth.height,
    `<defs>${figuresOf(layout, hour)}</defs>${layers.join('')}`,
  )
}

const figures = new Map<string, string>()

/** What weavings on the same cloth at the same hour are put together from, written once for all. */
function figuresOf(layout: Layout, hour: Hour): string {
  const key = `${layout} ${hour}`
  const [cloth, palette] = [cloths[layout], palettes[hour]]
  const found =
    figures.get(key) ??
    slope(cloth) +
      peakFigure(cloth, palette) +
      ridgeFigure(cloth, palette) +
      hillFigure(cloth, palette) +
      bandTile(cloth, palette)
  figures.set(key, found)
  return found
}
