import type { Site } from '#content/schema/site.ts'
import { manifestIcons } from './icons.ts'

/**
 * The web manifest (https://www.w3.org/TR/appmanifest/). Its addresses are relative to the manifest
 * at the site's root, so that they are right under any base path.
 */
export function webManifest(site: Pick<Site, 'name' | 'description'>): string {
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
    icons: manifestIcons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
