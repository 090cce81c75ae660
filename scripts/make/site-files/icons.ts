import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The icons in the web manifest, at the site's root. The first is the favicon as well. */
export const manifestIcons = [
  { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

const folder = path.join(import.meta.dirname, 'icons')

/** The icons by their path on the site. scripts/tools/icons.ts draws them. */
export const iconFiles = (): ReadonlyMap<string, Uint8Array> =>
  new Map(readdirSync(folder).map((name) => [`/${name}`, readFileSync(path.join(folder, name))]))
