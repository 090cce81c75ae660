import { cachedBytes, packageVersion } from '#scripts/make/media/index.ts'
import { readyIcons, writeReady } from './ready-icons.ts'
import type { ManifestIcon } from './web-manifest.ts'

type Icon = ManifestIcon & {
  /** The side of the square in pixels, and how much of it the mark takes. */
  side: number
  share: number
}

const png = (path: string, side: number, rest: Pick<Icon, 'purpose' | 'share'>): Icon => ({
  path,
  side,
  sizes: `${side}x${side}`,
  type: 'image/png',
  ...rest,
})

/** On a maskable icon everything must lie in a circle of 80 % of the side; a diamond of 72 % does. */
const drawn = [
  png('/icon-192.png', 192, { purpose: 'any', share: 1 }),
  png('/icon-512.png', 512, { purpose: 'any', share: 1 }),
  png('/icon-maskable-512.png', 512, { purpose: 'maskable', share: 0.72 }),
]

/** The home-screen icon of iOS, which paints black under what is transparent; not in the manifest. */
const touch = png('/apple-touch-icon.png', 180, { purpose: 'any', share: 0.86 })

/** The icons named in the web manifest; the first is the favicon as well. */
export const manifestIcons: readonly ManifestIcon[] = [
  { path: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...drawn.map(({ path, sizes, type, purpose }) => ({ path, sizes, type, purpose })),
]

/** Drawn once; a build that finds them drawn does not wait for the library. */
const rasterize = (mark: Buffer, icon: Icon) =>
  cachedBytes('icons', [packageVersion('sharp'), JSON.stringify(icon), mark], () =>
    draw(mark, icon),
  )

async function draw(mark: Buffer, { side, share }: Icon): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const inner = Math.round(side * share)
  const before = Math.floor((side - inner) / 2)
  const after = side - inner - before
  const drawing = sharp(mark, { density: 600 }).resize(inner, inner, { fit: 'contain' })
  if (share === 1) return drawing.png({ palette: true }).toBuffer()
  const background = '#ffffff'
  return drawing
    .extend({ top: before, bottom: after, left: before, right: after, background })
    .flatten({ background })
    .png({ palette: true })
    .toBuffer()
}

/** What the drawn icons depend on. */
const recipeOf = (mark: Buffer) => [packageVersion('sharp'), JSON.stringify([drawn, touch]), mark]

/**
 * The icon files by their path from the site's root, drawn from the mark's SVG: those of the
 * repository if they were drawn from it, since the library that draws takes long to load.
 */
export async function iconFiles(mark: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const svg = Buffer.from(mark)
  const pictures = readyIcons(recipeOf(svg)) ?? (await drawIcons(svg))
  return new Map([['/icon.svg', svg], ...pictures])
}

/** Draws the icons anew and keeps them in the repository. */
export async function writeReadyIcons(mark: string, folder?: string): Promise<void> {
  const svg = Buffer.from(mark)
  writeReady(recipeOf(svg), await drawIcons(svg), folder)
}

async function drawIcons(mark: Buffer): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const icon of [...drawn, touch]) files.set(icon.path, await rasterize(mark, icon))
  return files
}
