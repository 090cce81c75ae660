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

/** The colour of the SVG at a place of 400 that its width is divided into, as #rrggbb. */
export async function colourAt(svg: string, x: number, y: number): Promise<string> {
  const image = sharp(Buffer.from(svg))
  const scale = (await image.metadata()).width / 400
  const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)]
  const data = await image.extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return `#${data.subarray(0, 3).toString('hex')}`
}

/** The rows of pixels of the SVG, each pixel as text. */
export async function rows(svg: string, width: number): Promise<string[][]> {
  const { data, height } = await read(svg, width)
  const pixels = data.toString('hex').match(/.{8}/g) ?? []
  return Array.from({ length: height }, (_, y) => pixels.slice(y * width, (y + 1) * width))
}
