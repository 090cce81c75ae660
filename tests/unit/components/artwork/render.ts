import sharp from 'sharp'

async function read(svg: string, width: number) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, ...info }
}

/** True if the SVG draws something. Throws if it isn't well-formed. */
export const draws = async (svg: string): Promise<boolean> =>
  (await read(svg, 40)).data.some((byte) => byte !== 0)

/** The colour of a pixel of the SVG, 400 pixels wide, as #rrggbb. */
export async function colourAt(svg: string, x: number, y: number): Promise<string> {
  const { data, width } = await read(svg, 400)
  const start = (y * width + x) * 4
  return `#${data.subarray(start, start + 3).toString('hex')}`
}

/** The rows of pixels of the SVG, each pixel as text. */
export async function rows(svg: string, width: number): Promise<string[][]> {
  const { data, height } = await read(svg, width)
  const pixels = data.toString('hex').match(/.{8}/g) ?? []
  return Array.from({ length: height }, (_, y) => pixels.slice(y * width, (y + 1) * width))
}
