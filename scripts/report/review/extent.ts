import pixelmatch from 'pixelmatch'

/** A picture as rows of RGBA bytes. */
export type Raw = { readonly data: Buffer; readonly width: number; readonly height: number }

/** A run of rows. */
export type Band = { readonly y: number; readonly height: number }

const bytesOf = ({ data, width }: Raw, { y, height }: Band) =>
  data.subarray(y * width * 4, (y + height) * width * 4)

/** From where to where, across the page, two bands of one height differ to the eye. */
export function difference(
  before: Raw,
  after: Raw,
  old: Band,
  fresh: Band,
): [x: number, width: number] {
  const { width } = after
  const mask = Buffer.alloc(width * fresh.height * 4)
  const bands = [bytesOf(before, old), bytesOf(after, fresh)] as const
  pixelmatch(...bands, mask, width, fresh.height, { diffMask: true })
  return columns(width, mask.length / 4, (pixel) => mask[pixel * 4 + 3] !== 0)
}

/**
 * Whether a band only moved by a row, as things do whose place is no whole number of pixels.
 * The edges of what is drawn may differ then.
 */
export function isNudged(before: Raw, after: Raw, old: Band, fresh: Band): boolean {
  const height = Math.min(old.height, fresh.height)
  if (height === 0 || Math.abs(old.height - fresh.height) > 2) return false
  return [-2, -1, 1, 2].some((rows) => {
    const y = old.y + rows
    if (y < 0 || y + height > before.height) return false
    const moved = bytesOf(before, { y, height })
    const here = bytesOf(after, { y: fresh.y, height })
    return pixelmatch(moved, here, undefined, after.width, height) === 0
  })
}

/** From where to where something stands in a band: pixels unlike the first of their row. */
export function inked(raw: Raw, band: Band): [x: number, width: number] {
  const { width } = raw
  const bytes = bytesOf(raw, band)
  const colour = (pixel: number) => bytes.readUInt32BE(pixel * 4)
  const isInk = (pixel: number) => colour(pixel) !== colour(pixel - (pixel % width))
  return columns(width, bytes.length / 4, isInk)
}

function columns(
  width: number,
  pixels: number,
  isMeant: (pixel: number) => boolean,
): [x: number, width: number] {
  let [left, right] = [width, 0]
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const x = pixel % width
    if ((x >= left && x < right) || !isMeant(pixel)) continue
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
  }
  return [left, Math.max(0, right - left)]
}
