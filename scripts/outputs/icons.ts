import { readFileSync } from 'node:fs'
import path from 'node:path'
import { logo as wovenMark } from '#components/artwork/index.ts'
import type { Site } from '#content/kinds/site.ts'
import { openCache } from '#scripts/system/cache.ts'

/** The code that draws; a picture is in the key. */
export const sources = [
  'scripts/outputs/icons.ts',
  'components/artwork',
  'content/schema/weaving.ts',
]

const white = '#ffffff'

/** The width of each PNG in pixels, and the share of it that the logo takes. White surrounds a smaller one. */
const sizes = {
  '/icon-192.png': [192, 1],
  '/icon-512.png': [512, 1],
  // A platform may crop the icon to a circle of 80 % of the side. A diamond of 72 % fits into it.
  '/icon-maskable-512.png': [512, 0.72],
  // iOS paints transparent parts black.
  '/apple-touch-icon.png': [180, 0.86],
} as const

export const iconNames = ['/icon.svg', ...Object.keys(sizes)]

const loadSharp = async () => (await import('sharp')).default

/** The logo of the site as SVG: the picture that site.yaml names, or the woven mark. Cached in `root`. */
export async function logoDrawing(root: string, { logo }: Pick<Site, 'logo'>): Promise<string> {
  if (logo === undefined) return wovenMark().svg
  const { cached } = openCache({ root, kind: 'icons', sources })
  const bytes = readFileSync(path.join(root, 'public', logo))
  const drawing = await cached([bytes], async () => {
    const fit = { fit: 'contain', background: 'transparent' } as const
    const picture = (await loadSharp())(bytes).autoOrient().resize(512, 512, fit)
    const png = await picture.png({ palette: true }).toBuffer()
    const image = `<image width="512" height="512" href="data:image/png;base64,${png.toString('base64')}"/>`
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${image}</svg>`,
    )
  })
  return Buffer.from(drawing).toString()
}

/** The icons by their path on the site. Cached in `root`. */
export async function iconFiles(root: string, site: Pick<Site, 'logo'>) {
  const { cached } = openCache({ root, kind: 'icons', sources })
  const svg = Buffer.from(await logoDrawing(root, site))
  const files = new Map<string, Uint8Array>([['/icon.svg', svg]])
  for (const [name, [side, share]] of Object.entries(sizes))
    files.set(name, await cached([name, svg], () => drawIcon(svg, side, share)))
  return files
}

async function drawIcon(svg: Buffer, side: number, share: number): Promise<Buffer> {
  const inner = Math.round(side * share)
  const before = Math.floor((side - inner) / 2)
  const after = side - inner - before
  const sharp = await loadSharp()
  const drawing = sharp(svg, { density: 600 }).resize(inner, inner, { fit: 'contain' })
  if (share === 1) return drawing.png({ palette: true }).toBuffer()
  return drawing
    .extend({ top: before, bottom: after, left: before, right: after, background: white })
    .flatten({ background: white })
    .png({ palette: true })
    .toBuffer()
}
