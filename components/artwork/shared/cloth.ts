/** The format of a weaving: its size, stitches and number of figures. */
export type Cloth = {
  width: number
  height: number
  stitch: { width: number; height: number }
  medallion: { radius: number; cell: number }
  /** Mist starts between these fractions of the width. */
  mist: readonly [from: number, to: number]
  /** Minimum and maximum number. */
  ridges: readonly [number, number]
  hills: readonly [number, number]
  /** Height of ridges and hills at a fraction of the width, from 0 to 1. */
  rise: (x: number) => number
  /** The composition may be mirrored. */
  mirrors: boolean
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
    mirrors: false,
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
    mirrors: true,
  },
} as const satisfies Record<string, Cloth>

/** A wide weaving behind the text of a hero, or a 16:9 picture. */
export type Layout = keyof typeof cloths

/** A fraction of the width, in pixels, rounded to a stitch. */
export const stitchX = (cloth: Cloth, x: number) => snap(x * cloth.width, cloth.stitch.width)

/** A fraction of the height from the top, in pixels, rounded to a stitch. */
export const stitchY = (cloth: Cloth, y: number) => snap(y * cloth.height, cloth.stitch.height)

export const snap = (length: number, step: number) => Math.round(length / step) * step

/** Path data of `count` steps, each `across` stitches to the right and `down` stitches down. */
export const stair = ({ stitch }: Cloth, across: number, down: number, count: number) =>
  `h${across * stitch.width}v${down * stitch.height}`.repeat(count)
