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
