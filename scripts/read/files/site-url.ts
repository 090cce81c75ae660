import path from 'node:path'
import { parseSiteUrl, type Settings } from '#scripts/system/settings.ts'
import { valueAt } from '../fields/index.ts'
import { readAtMost } from './list-files.ts'
import { parseYaml } from './parse-yaml.ts'
import { maxTextBytes, readText } from './read-text.ts'

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
    const { text } = readText(readAtMost(path.join(root, 'content/site.yaml'), maxTextBytes))
    return valueAt(parseYaml(text).value, ['url'])
  } catch {
    return undefined
  }
}

/** The path that the site lives under, with a slash at both ends: `/` or `/some/path/`. */
export const siteBase = (root: string, settings: Pick<Settings, 'siteUrl'>): string =>
  `${new URL(siteUrl(root, settings)).pathname.replace(/\/+$/, '')}/`
