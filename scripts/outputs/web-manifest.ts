import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Site } from '#content/kinds/site.ts'

/** The first is also the favicon. */
const manifestIcons = [
  { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The web manifest (https://www.w3.org/TR/appmanifest/), right under any base path. */
export function webManifest(site: Pick<Site, 'name' | 'description'>): string {
  const manifest = {
    name: site.name,
    description: site.description,
    lang: 'en',
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: manifestIcons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const folder = path.join(import.meta.dirname, 'icons')

/** The icons by their path on the site. scripts/tools/icons.ts draws them. */
export const iconFiles = (): ReadonlyMap<string, Uint8Array> =>
  new Map(readdirSync(folder).map((name) => [`/${name}`, readFileSync(path.join(folder, name))]))
