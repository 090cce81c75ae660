import path from 'node:path'
import { dayIn, isTimeZone } from '#content/schema/values/time-zone.ts'
import { parseSiteUrl, readSettings, type Settings } from '#scripts/system/settings.ts'
import { valueAt } from '../fields/index.ts'
import { readAtMost } from './list-files.ts'
import { parseYaml } from './parse-yaml.ts'
import { siteFile } from './place-of-file.ts'
import { maxTextBytes, readText } from './read-text.ts'

/** Facts of content/site.yaml that commands need before the content is checked. */

/** A field; undefined if the file can't be read, which the check of the content reports. */
function writtenField(root: string, name: string): unknown {
  try {
    const { text } = readText(readAtMost(path.join(root, siteFile), maxTextBytes))
    return valueAt(parseYaml(text).value, [name])
  } catch {
    return undefined
  }
}

/** The site's public address, without a final slash: SITE_URL or `url`. Vite needs its base path first. */
export const siteUrl = (root: string, settings: Pick<Settings, 'siteUrl'>): string =>
  settings.siteUrl ?? parseSiteUrl(String(writtenField(root, 'url'))) ?? 'http://localhost'

/** The path that the site lives under, with a slash at both ends: `/` or `/some/path/`. */
export const siteBase = (root: string, settings: Pick<Settings, 'siteUrl'>): string =>
  `${new URL(siteUrl(root, settings)).pathname.replace(/\/+$/, '')}/`

/** Today in the institute's time zone, as content writes it: `2027-01-31`. SOURCE_DATE_EPOCH may set it. */
export function today(root: string, { now } = readSettings()): string {
  const written = String(writtenField(root, 'timeZone'))
  return dayIn(isTimeZone(written) ? written : 'UTC', now)
}
