import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { parseSiteUrl, type Settings } from '#scripts/system/settings.ts'

/**
 * The site's public address, without a final slash: SITE_URL or `url` of content/site.yaml.
 * Reads the file before it is checked, since Vite needs the base path first.
 */
export function siteUrl(root: string, settings: Pick<Settings, 'siteUrl'>): string {
  if (settings.siteUrl !== undefined) return settings.siteUrl
  const site: unknown = parse(textOf(path.join(root, 'content/site.yaml')), { logLevel: 'silent' })
  const url = typeof site === 'object' && site && 'url' in site ? site.url : undefined
  return (typeof url === 'string' && parseSiteUrl(url)) || 'http://localhost'
}

/** The text of a file. Empty if it can't be read, which the check of the content reports. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The path that the site lives under, with a slash at both ends: `/` or `/some/path/`. */
export const siteBase = (root: string, settings: Pick<Settings, 'siteUrl'>): string =>
  `${new URL(siteUrl(root, settings)).pathname.replace(/\/+$/, '')}/`
