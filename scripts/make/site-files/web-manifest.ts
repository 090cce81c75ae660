import type { Site } from '#content/schema/site.ts'

export type ManifestIcon = {
  /** The file's path from the site's root: `/icon-192.png`. */
  path: string
  sizes: string
  type: 'image/svg+xml' | 'image/png'
  purpose: 'any' | 'maskable'
}

/**
 * The web manifest (https://www.w3.org/TR/appmanifest/) as text.
 * Its addresses are relative to the manifest, which lies at the site's root, so that they hold
 * under any base path.
 */
export function webManifest(
  site: Pick<Site, 'name' | 'description'>,
  icons: readonly ManifestIcon[],
): string {
  const manifest = {
    name: site.name,
    description: site.description,
    lang: 'en',
    dir: 'ltr',
    id: './',
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: icons.map(({ path, ...icon }) => ({ src: path.replace(/^\//, ''), ...icon })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
