import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type ManifestIcon = {
  /** From the site's root: `/icon-192.png`. */
  path: string
  sizes: string
  type: 'image/svg+xml' | 'image/png'
  purpose: 'any' | 'maskable'
}

/** The icons in the web manifest. The first is the favicon as well. */
export const manifestIcons: readonly ManifestIcon[] = [
  { path: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { path: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { path: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { path: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

const folder = path.join(import.meta.dirname, 'icons')

/** The icons by their path on the site. scripts/tools/icons.ts draws them. */
export const iconFiles = (): ReadonlyMap<string, Uint8Array> =>
  new Map(readdirSync(folder).map((name) => [`/${name}`, readFileSync(path.join(folder, name))]))
