import { expectedOfSiteUrl } from '#content/schema/values/https-address.ts'
import { UserError } from './failure.ts'

/** The environment variables that change what a check or a build does. */
export type Settings = ReturnType<typeof readSettings>

/** Reads and validates the settings. Throws a `UserError` with a line for each invalid one. */
export function readSettings(env: NodeJS.ProcessEnv = process.env) {
  const problems: string[] = []
  /** The text of a variable; undefined if it is unset or invalid. */
  const read = (name: string, isValid: (text: string) => boolean, expected: string) => {
    const text = env[name] || undefined
    if (text === undefined || isValid(text)) return text
    problems.push(`${name}=${text}: expected ${expected}.`)
    return undefined
  }
  const readFlag = (name: string) => read(name, (text) => /^[01]$/.test(text), '0 or 1')
  const address = 'an address such as https://example.org or https://example.org/path'
  const url = read('SITE_URL', (text) => parseSiteUrl(text) !== undefined, address)
  const seconds = read('SOURCE_DATE_EPOCH', isEpoch, 'seconds since 1970, such as 1798761600')
  const now = seconds === undefined ? new Date() : new Date(Number(seconds) * 1000)
  const settings = {
    /** The public address in place of `url` in content/site.yaml, without a final slash. */
    siteUrl: url && parseSiteUrl(url),
    /** The time of the build (https://reproducible-builds.org/specs/source-date-epoch/), or the clock. */
    now,
    /** True: every page contains the whole policy, for hosts that can't send headers. */
    policyInPages: readFlag('CSP_META') === '1',
    /** False: the build's service worker removes itself and all it cached. */
    serviceWorker: readFlag('SERVICE_WORKER') !== '0',
    /** False: the build compresses no text. */
    precompress: readFlag('PRECOMPRESS') !== '0',
    /** The port of the preview; 0 means any free one. */
    port: Number(read('PORT', isPort, 'a port from 0 to 65535') ?? 4173),
  }
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  return settings
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) < 65_536

/** The last second that a `Date` can hold is 8.64e12. */
const isEpoch = (text: string) => /^\d{1,13}$/.test(text) && Number(text) <= 8.64e12

/** A public address without a final slash; undefined if it can't be one. */
export function parseSiteUrl(text: string): string | undefined {
  // For a trial, the address may also begin with http, such as http://localhost:4173.
  const address = text.replace(/^http:\/\/[\w.-]+/, 'https://example.org')
  if (expectedOfSiteUrl(address) !== undefined) return undefined
  return new URL(text).href.replace(/\/+$/, '')
}
