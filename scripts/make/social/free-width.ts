/** A picture as RGBA bytes, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/**
 * How far text that begins at `left` may run in the rows from `top` to `bottom` before it meets
 * anything but the ground, which is the colour of the upper left pixel.
 */
export function freeWidth(pixels: Pixels, left: number, top: number, bottom: number): number {
  const { data, width } = pixels
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const ground = view.getUint32(0)
  let free = width - left
  for (let y = top; y < bottom; y += 1) {
    for (let x = 0; x < free; x += 1) {
      if (view.getUint32((y * width + left + x) * 4) !== ground) free = x
    }
  }
  return free
}
