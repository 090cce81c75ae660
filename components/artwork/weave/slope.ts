import { type Cloth, stair } from '../cloth.ts'

/**
 * The master: half an endless peak, each step one stitch right and one down, then straight down.
 * Everything mountain-like is this one, mirrored, moved and recoloured, which keeps files small
 * and slopes parallel: `b` is the right half, `k` both.
 */
export const slope = (cloth: Cloth) =>
  `<path id="b" d="M0 0${stair(cloth, 1, 1, 96)}V1400H0z"/>` +
  // The left half overlaps by a pixel, so that no seam shows between the two.
  '<g id="k"><use href="#b"/><use href="#b" transform="matrix(-1 0 0 1 1 0)"/></g>'

/** The master moved down by a number of stitches, in a colour or in that of its group. */
export const layer = ({ stitch }: Cloth, down: number, colour?: string) =>
  `<use href="#k" y="${down * stitch.height}"${colour === undefined ? '' : ` fill="${colour}"`}/>`
