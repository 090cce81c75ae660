import { type Cloth, cloths, type Layout, stitchX, stitchY, snap } from '../shared/cloth.ts'
import { type Composition, placesOf } from './compositions.ts'
import { type AddDrawing, type Drawing, drawing, filled, type Media } from '../shared/drawing.ts'
import { hillFigure, hills, peakFigure, peaks, ridgeFigure, ridges, slope } from './mountains.ts'
import { type Hour, hourOf, type Palette, palettes } from '../shared/hours.ts'
import { medallionElements, medallionRule } from '../medallion/medallion.ts'
import { randomFrom, type Random } from '../shared/random.ts'
import { sceneElements } from './scenes.ts'

/** The choices of frontmatter. Everything else depends on the slug. */
export type Artwork = { hour?: Hour | undefined; composition?: Composition | undefined }

type Weaving = Artwork & {
  slug: string
  layout: Layout
  /** Social images leave it out, because they show it beside the institute's name. */
  medallion?: boolean | undefined
}

/**
 * The Himalayan horizon of a page or program: an SVG of 2400 x 640 (hero) or 1600 x 900 (card), at
 * most 6144 bytes, or 7168 with a scene. The same input gives the same bytes on every machine.
 */
export function weave({ slug, layout, medallion = true, ...chosen }: Weaving): Drawing {
  const cloth: Cloth = cloths[layout]
  const hour = hourOf(slug, chosen)
  const palette: Palette = palettes[hour]
  const random = randomFrom(`${slug}:${layout}`)
  const places = placesOf(slug, layout, chosen.composition)
  const isMirrored = cloth.mirrors && random.between(0, 1) < 0.5
  const along = (x: number) => (isMirrored ? 1 - x : x)
  const summits = places.summits.map(([x, height]) => [along(x), height] as const)

  const sun = () => {
    const { radius, cell } = cloth.medallion
    const [x, y] = places.medallion
    const rule = medallionRule(slug, radius)
    return (
      `<g transform="translate(${stitchX(cloth, along(x))} ${stitchY(cloth, y)})">` +
      `${medallionElements(rule, radius, cell, palette.medallion)}</g>`
    )
  }

  const scene = () => {
    if (!places.scene) return ''
    const [x, height] = places.scene.at
    const point = { x: stitchX(cloth, along(x)), y: stitchY(cloth, 1 - height) }
    return sceneElements(places.scene.name, { ...point, cell: cloth.medallion.cell }, palette)
  }

  const figures = [slope, peakFigure, ridgeFigure, hillFigure, bandTile]
  const defs = figures.map((define) => define(cloth, palette))
  const layers = [
    filled(palette.sky, `M0 0h${cloth.width}v${cloth.height}H0z`),
    mist(cloth, random, palette.mist),
    medallion ? sun() : '',
    peaks(cloth, random, summits),
    scene(),
    ridges(cloth, random),
    hills(cloth, random),
    bandRows(cloth, palette),
  ]
  return drawing(cloth.width, cloth.height, `<defs>${defs.join('')}</defs>${layers.join('')}`)
}

/** The weaving of a page or program as a file. */
export const artworkMedia = (add: AddDrawing, weaving: Weaving): Media =>
  add(JSON.stringify(weaving), `${weaving.slug}-${weaving.layout}`, () => weave(weaving))

/** The woven border below a hero, 2400 x 36. Its elements keep their place in the hero, from y 604. */
export function border(hour: Hour): Drawing {
  const cloth: Cloth = cloths.hero
  const tall = rows * cloth.stitch.height
  const defs = `<defs>${bandTile(cloth, palettes[hour])}</defs>`
  const origin = [0, cloth.height - tall] as const
  return drawing(cloth.width, tall, defs + bandRows(cloth, palettes[hour]), { origin })
}

/** Three or four pairs of broken weft threads in the sky; the second of a pair is shorter. */
function mist(cloth: Cloth, random: Random, colour: string): string {
  const { width, height } = cloth.stitch
  let d = ''
  for (let pairs = random.whole(3, 4); pairs > 0; pairs--) {
    const x = stitchX(cloth, random.between(...cloth.mist))
    const y = stitchY(cloth, random.between(0.1, 0.5))
    const long = random.whole(14, 34) * width
    const indent = random.whole(4, 10) * width
    const short = snap(long * 0.7, width)
    const thread = (length: number) => `h${length}v${height}h${-length}z`
    d += `M${x} ${y}${thread(long)}m${indent} ${2 * height}${thread(short)}`
  }
  return filled(colour, d)
}

/** Rows of stitches in the border at the bottom of a weaving. */
const rows = 9

/** Defines `s`, the border's pattern: a stepped triangle with a smaller one inside. */
function bandTile(cloth: Cloth, { band }: Palette): string {
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
function bandRows({ width, height, stitch }: Cloth, { band }: Palette): string {
  const tall = rows * stitch.height
  const strip = (down: number) => `M0 ${height - tall}h${width}v${down}H0z`
  return (
    filled(band.background, strip(tall)) +
    filled('url(#s)', strip(tall)) +
    filled(band.thread, strip(stitch.height))
  )
}
