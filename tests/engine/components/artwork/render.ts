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
