/** A picture as RGBA bytes, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/**
 * How far text that begins at `left` can run in the rows from `top` to `bottom` before it meets
 * anything but the background, which is the colour of the upper left pixel.
 */
export function freeWidth(pixels: Pixels, left: number, top: number, bottom: number): number {
  const { data, width } = pixels
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const background = view.getUint32(0)
  let free = width - left
  for (let y = top; y < bottom; y += 1) {
    for (let x = 0; x < free; x += 1) {
      if (view.getUint32((y * width + left + x) * 4) !== background) free = x
    }
  }
  return free
}

/** The squared distance in RGB up to which two colours look alike. */
const indistinguishable = 400

/**
 * The same RGBA bytes in `count` colours: the most frequent ones, no two of them alike. Flat areas
 * don't change, and only some shades of smoothed edges do.
 */
export function fewColours(data: Uint8Array, count: number): Uint8Array {
  const colours = new Uint32Array(data.slice().buffer)
  const frequency = new Map<number, number>()
  for (const colour of colours) frequency.set(colour, (frequency.get(colour) ?? 0) + 1)
  const byFrequency = [...frequency]
    .toSorted(([a, m], [b, n]) => n - m || a - b)
    .map(([colour]) => colour)
  const palette: number[] = []
  for (const colour of byFrequency) {
    const isNew = palette.every((known) => squaredDistance(known, colour) > indistinguishable)
    if (isNew && palette.length < count) palette.push(colour)
  }
  const nearest = new Map(byFrequency.map((colour) => [colour, nearestIn(palette, colour)]))
  return new Uint8Array(colours.map((colour) => nearest.get(colour) ?? colour).buffer)
}

const nearestIn = (palette: readonly number[], colour: number): number =>
  palette.reduce((best, other) =>
    squaredDistance(other, colour) < squaredDistance(best, colour) ? other : best,
  )

const squaredDistance = (a: number, b: number) =>
  [0, 8, 16].reduce((sum, bits) => sum + (((a >> bits) & 255) - ((b >> bits) & 255)) ** 2, 0)
