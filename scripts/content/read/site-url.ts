import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { parseSiteUrl, type Settings } from '#scripts/system/settings.ts'
import { valueAt } from '../fields/index.ts'

/**
 * The site's public address, without a final slash: SITE_URL or `url` of content/site.yaml.
 * Reads the file before it is checked, since Vite needs the base path first.
 */
export function siteUrl(root: string, settings: Pick<Settings, 'siteUrl'>): string {
  return settings.siteUrl ?? parseSiteUrl(String(writtenUrl(root))) ?? 'http://localhost'
}

/** Undefined if the file can't be read, which the check of the content reports. */
function writtenUrl(root: string): unknown {
  try {
    const text = readFileSync(path.join(root, 'content/site.yaml'), 'utf8')
    return valueAt(parse(text, { logLevel: 'silent' }), ['url'])
  } catch {
    return undefined
  }
}

/** The path that the site lives under, with a slash at both ends: `/` or `/some/path/`. */
export const siteBase = (root: string, settings: Pick<Settings, 'siteUrl'>): string =>
  `${new URL(siteUrl(root, settings)).pathname.replace(/\/+$/, '')}/`
