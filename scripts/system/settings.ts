import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { Stop } from './failure.ts'

/** The environment variables that change what a check or a build does. */
export type Settings = {
  /** `SITE_URL`: the public address in place of `url` in content/site.yaml, without a final slash. */
  readonly siteUrl: string | undefined
  /** `SOURCE_DATE_EPOCH`, seconds since 1970 (https://reproducible-builds.org/specs/source-date-epoch/), or the clock. */
  readonly now: Date
  /** `CSP_META=1`: every page contains the whole policy, for hosts that can't send headers. */
  readonly policyInPages: boolean
  /** `SERVICE_WORKER=0`: the build's service worker removes itself and all it cached. */
  readonly serviceWorker: boolean
  /** `PRECOMPRESS`: `1` compresses every text, `0` none; otherwise it depends on the size of the site. */
  readonly precompress: 'all' | 'none' | 'by size'
}

/** Reads and validates the settings. Throws a `Stop` with a line for each invalid one. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const problems: string[] = []
  function read<T>(
    name: string,
    unset: T,
    expected: string,
    parse: (text: string) => T | undefined,
  ): T {
    const text = env[name] ?? ''
    if (text === '') return unset
    const value = parse(text)
    if (value === undefined) problems.push(`${name}=${text}: expected ${expected}.`)
    return value ?? unset
  }
  const settings: Settings = {
    siteUrl: read<string | undefined>(
      'SITE_URL',
      undefined,
      'an address such as https://example.org or https://example.org/path',
      parseSiteUrl,
    ),
    now: read(
      'SOURCE_DATE_EPOCH',
      new Date(),
      'seconds since 1970, such as 1798761600',
      parseEpoch,
    ),
    policyInPages: read('CSP_META', false, '0 or 1', choice({ '0': false, '1': true })),
    serviceWorker: read('SERVICE_WORKER', true, '0 or 1', choice({ '0': false, '1': true })),
    precompress: read<Settings['precompress']>(
      'PRECOMPRESS',
      'by size',
      '0 or 1',
      choice({ '0': 'none', '1': 'all' } as const),
    ),
  }
  if (problems.length > 0) throw new Stop(problems.join('\n'))
  return settings
}

const inKathmandu = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Kathmandu',
})

/** The day in Kathmandu, as content writes it: `2027-01-31`. */
export function buildDay({ now }: Pick<Settings, 'now'> = readSettings()): string {
  const parts = inKathmandu.formatToParts(now)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

export const buildYear = (settings?: Pick<Settings, 'now'>): number =>
  Number(buildDay(settings).slice(0, 4))

/**
 * The site's public address, without a final slash: SITE_URL or `url` of content/site.yaml.
 * Reads the file before it is checked, since Vite needs the base path first.
 */
export function siteUrl(root: string, settings = readSettings()): string {
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
export const siteBase = (root: string, settings?: Settings): string =>
  `${new URL(siteUrl(root, settings)).pathname.replace(/\/+$/, '')}/`

function parseSiteUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, search, hash, origin, pathname } = new URL(text)
  const isPlain = [username, password, search, hash].every((part) => part === '')
  if (!isPlain || !['http:', 'https:'].includes(protocol)) return undefined
  return `${origin}${pathname}`.replace(/\/+$/, '')
}

/** The last second that a `Date` can hold is 8.64e12. */
const parseEpoch = (text: string) =>
  /^\d{1,13}$/.test(text) && Number(text) <= 8.64e12 ? new Date(Number(text) * 1000) : undefined

const choice =
  <T>(values: Record<string, T>) =>
  (text: string) =>
    Object.hasOwn(values, text) ? values[text] : undefined
