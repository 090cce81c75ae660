/** What a weaving is made on: its size, its stitches and how many figures it holds. */
export type Cloth = {
  width: number
  height: number
  stitch: { width: number; height: number }
  medallion: { radius: number; cell: number }
  /** Mist begins between these fractions of the width. */
  mist: readonly [from: number, to: number]
  /** How many, at least and at most. */
  ridges: readonly [number, number]
  hills: readonly [number, number]
  /** How far ridges and hills rise at a fraction of the width: from 0 (least) to 1 (most). */
  rise: (x: number) => number
  /** The composition may be turned left to right. */
  turns: boolean
}

export const cloths = {
  hero: {
    width: 2400,
    height: 640,
    stitch: { width: 5, height: 4 },
    medallion: { radius: 15, cell: 6 },
    mist: [0.74, 0.96],
    ridges: [8, 10],
    hills: [5, 6],
    rise: (x) => Math.min(1, Math.max(0, x)),
    turns: false,
  },
  card: {
    width: 1600,
    height: 900,
    stitch: { width: 10, height: 8 },
    medallion: { radius: 13, cell: 11 },
    mist: [0.02, 0.9],
    ridges: [4, 5],
    hills: [2, 3],
    rise: () => 0.75,
    turns: true,
  },
} as const satisfies Record<string, Cloth>

/** A wide cloth behind the text of a hero, or a 16:9 picture. */
export type Layout = keyof typeof cloths

/** The stitch nearest to a fraction of the width, in pixels. */
export const stitchX = (cloth: Cloth, x: number) => snap(x * cloth.width, cloth.stitch.width)

/** The stitch nearest to a fraction of the height from above, in pixels. */
export const stitchY = (cloth: Cloth, y: number) => snap(y * cloth.height, cloth.stitch.height)

/** The multiple of `step` nearest to `length`. */
export const snap = (length: number, step: number) => Math.round(length / step) * step

/** Path data of `count` steps, each `across` stitches to the right, then `down` stitches. */
export const stair = ({ stitch }: Cloth, across: number, down: number, count: number) =>
  `h${across * stitch.width}v${down * stitch.height}`.repeat(count)

/** Another copy of a defined figure, moved to a fraction of the cloth. */
export const place = (cloth: Cloth, id: string, x: number, y: number) =>
  `<use href="#${id}" x="${stitchX(cloth, x)}" y="${stitchY(cloth, y)}"/>`
