import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { logo } from '#components/artwork/index.ts'

// `node scripts/run.mjs scripts/tools/icons.ts` draws the icons of the site from its logo.

const folder = path.resolve(import.meta.dirname, '../outputs/icons')
const svg = Buffer.from(logo().svg)
const white = '#ffffff'

/** A square PNG, `side` pixels wide. If `share` is less than 1, white surrounds the logo. */
async function draw(side: number, share: number): Promise<Buffer> {
  const inner = Math.round(side * share)
  const before = Math.floor((side - inner) / 2)
  const after = side - inner - before
  const drawing = sharp(svg, { density: 600 }).resize(inner, inner, { fit: 'contain' })
  if (share === 1) return drawing.png({ palette: true }).toBuffer()
  return drawing
    .extend({ top: before, bottom: after, left: before, right: after, background: white })
    .flatten({ background: white })
    .png({ palette: true })
    .toBuffer()
}

const icons = {
  'icon.svg': svg,
  'icon-192.png': await draw(192, 1),
  'icon-512.png': await draw(512, 1),
  // A platform may crop the icon to a circle of 80 % of the side. A diamond of 72 % fits into it.
  'icon-maskable-512.png': await draw(512, 0.72),
  // iOS paints transparent parts black.
  'apple-touch-icon.png': await draw(180, 0.86),
}
for (const [name, bytes] of Object.entries(icons)) writeFileSync(path.join(folder, name), bytes)
console.log(`Drew ${Object.keys(icons).join(', ')}`)
