import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { expectedOfSiteUrl } from '#content/schema/https-address.ts'
import { Stop } from './failure.ts'

/** The environment variables that change what a check or a build does. */
export type Settings = ReturnType<typeof readSettings>

/** Reads and validates the settings. Throws a `Stop` with a line for each invalid one. */
export function readSettings(env: NodeJS.ProcessEnv = process.env) {
  const problems: string[] = []
  const read = <T, const U>(name: string, unset: U, { expected, parse }: Format<T>): T | U => {
    const text = env[name] ?? ''
    if (text === '') return unset
    const value = parse(text)
    if (value === undefined) problems.push(`${name}=${text}: expected ${expected}.`)
    return value ?? unset
  }
  const settings = {
    /** The public address in place of `url` in content/site.yaml, without a final slash. */
    siteUrl: read('SITE_URL', undefined, siteAddress),
    /** The time of the build (https://reproducible-builds.org/specs/source-date-epoch/), or the clock. */
    now: read('SOURCE_DATE_EPOCH', new Date(), epoch),
    /** True: every page contains the whole policy, for hosts that can't send headers. */
    policyInPages: read('CSP_META', false, zeroOrOne(false, true)),
    /** False: the build's service worker removes itself and all it cached. */
    serviceWorker: read('SERVICE_WORKER', true, zeroOrOne(false, true)),
    /** Which texts are compressed; by default it depends on the size of the site. */
    precompress: read('PRECOMPRESS', 'by size', zeroOrOne('none', 'all')),
  }
  if (problems.length > 0) throw new Stop(problems.join('\n'))
  return settings
}

/** What a variable may contain. `parse` returns undefined for anything else. */
type Format<T> = { expected: string; parse: (text: string) => T | undefined }

const siteAddress: Format<string> = {
  expected: 'an address such as https://example.org or https://example.org/path',
  parse: parseSiteUrl,
}

const epoch: Format<Date> = {
  expected: 'seconds since 1970, such as 1798761600',
  // The last second that a `Date` can hold is 8.64e12.
  parse: (text) =>
    /^\d{1,13}$/.test(text) && Number(text) <= 8.64e12 ? new Date(Number(text) * 1000) : undefined,
}

/** A variable that is 0 or 1, with what each means. */
const zeroOrOne = <const T>(zero: T, one: T): Format<T> => ({
  expected: '0 or 1',
  parse: (text) => new Map(Object.entries({ 0: zero, 1: one })).get(text),
})

/** Sweden writes dates as content does. */
const inKathmandu = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kathmandu' })

/** The day in Kathmandu, as content writes it: `2027-01-31`. */
export const buildDay = ({ now }: Pick<Settings, 'now'> = readSettings()): string =>
  inKathmandu.format(now)

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
  // The content is served by https only; a trial may use http, on the own computer too.
  const address = text.replace(/^http:\/\/[\w.-]+/, 'https://example.org')
  if (expectedOfSiteUrl(address) !== undefined) return undefined
  return new URL(text).href.replace(/\/+$/, '')
}
