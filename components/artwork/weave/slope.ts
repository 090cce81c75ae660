import { type Cloth, stair } from '../shared/cloth.ts'

/**
 * The slope of all mountains: one stitch right and one down at each step. Peaks, ridges and hills
 * reuse it mirrored, moved and recoloured, which keeps files small and slopes parallel.
 * `b` is the right half, `k` is both.
 */
export const slope = (cloth: Cloth) =>
  `<path id="b" d="M0 0${stair(cloth, 1, 1, 96)}V1400H0z"/>` +
  // The left half overlaps by a pixel to hide the seam.
  '<g id="k"><use href="#b"/><use href="#b" transform="matrix(-1 0 0 1 1 0)"/></g>'

/** The slope, moved down by a number of stitches. Without a colour, it has that of its group. */
export const layer = ({ stitch }: Cloth, down: number, colour?: string) =>
  `<use href="#k" y="${down * stitch.height}"${colour === undefined ? '' : ` fill="${colour}"`}/>`
