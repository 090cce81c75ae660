import { lookup } from 'mrmime'
import * as z from 'zod'
import { type Translation, translations } from '#content/schema/languages.ts'
import { adminPattern, hashedPattern, otherSpelling } from './patterns.ts'
import { adminPolicy, contentSecurityPolicy, type Origins } from './policy.ts'
import { speculationEnding, speculationRules, speculationType } from './speculation.ts'

export type Headers = Readonly<Record<string, string>>

/** The address of a page, without the base: `/about`. */
const route = z.string().regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/)

/** No `$`, `%`, `\` and braces: nginx or Apache interprets them even in quotation marks. */
const headers = z.record(z.string(), z.string().regex(/^(?!.*[$%\\{}])[\x20-\x7e]*$/))

/**
 * The rules of a host besides serving files. A module for each host writes them in the host's format;
 * paths hold no character that has a meaning there.
 */
export const hostRulesSchema = z.object({
  /** The path that the site lives under, with a slash at both ends. */
  base: z.string().regex(/^\/(?:[\w~-][\w.~-]*\/)*$/),
  always: headers,
  /** Headers of /admin and the paths below it, in place of headers of the same name in `always`. */
  admin: headers.optional(),
  pages: z.array(route),
  /** Former addresses of pages and programs, each with the present one. */
  moved: z.record(route, route),
  /** Languages with a folder and a not-found page of their own. */
  languages: z.array(z.enum(translations)).default([]),
})

export type HostRules = z.infer<typeof hostRulesSchema>

/** Cache-Control of files with a hash in their names, and of all other files. */
export const caching = { hashed: 'public, max-age=31536000, immutable', otherwise: 'no-cache' }

/**
 * Strict-Transport-Security has neither `preload` nor `includeSubDomains`: both affect other sites of
 * the domain, and the first can hardly be undone.
 */
const safe = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

type Site = Pick<HostRules, 'base' | 'pages'> & {
  origins: Origins
  moved?: ReadonlyMap<string, string>
  languages?: Iterable<Translation>
  /** `editing` in content/site.yaml, which a site with /admin has. */
  editing?: object | undefined
}

/** Throws if a path or header holds a character that has a meaning in hosts' files. */
export const hostRules = ({
  base,
  origins,
  pages,
  moved = new Map(),
  languages = [],
  editing,
}: Site): HostRules =>
  hostRulesSchema.parse({
    base,
    always: {
      ...safe,
      'Content-Security-Policy': contentSecurityPolicy(origins),
      'Speculation-Rules': `"${base}${speculationRules(base).file}"`,
    },
    // People sign in in a window that the editor opens.
    admin: editing && {
      'Content-Security-Policy': adminPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
    pages,
    moved: Object.fromEntries(moved),
    languages: [...languages],
  } satisfies HostRules)

/** Each folder of a language, with its not-found page. */
export const notFoundPages = ({ base, languages }: HostRules) =>
  languages.map((code) => ({ code, folder: `${base}${code}/`, page: `${base}${code}/404.html` }))

export function headersAt(rules: HostRules, path: string): Headers {
  const { base, always, admin } = rules
  const isAt = (pattern: string) => new RegExp(pattern).test(path)
  return {
    ...always,
    ...(isAt(adminPattern(base)) && admin),
    'Cache-Control': isAt(hashedPattern(base)) ? caching.hashed : caching.otherwise,
  }
}

/** The Content-Type of a file by its name. Text is UTF-8. */
export function contentType(file: string): string {
  if (file.endsWith('.ico')) return 'image/x-icon'
  if (file.endsWith(`.${speculationEnding}`)) return speculationType
  const type = file.endsWith('.vcf') ? 'text/vcard' : (lookup(file) ?? 'application/octet-stream')
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

export const isCompressible = (file: string): boolean =>
  /^text\/|[/+](?:json|xml|javascript|wasm)\b/.test(contentType(file))

type Redirect = readonly [from: string, to: string]

export const movedPaths = ({ base, moved }: HostRules): Redirect[] =>
  Object.entries(moved).map(([from, to]) => [base + from.slice(1), base + to.slice(1)])

/** The redirects of former addresses and of the base without its slash. */
export const redirectsOf = (rules: HostRules): Redirect[] => [
  ...(rules.base === '/' ? [] : [[rules.base.slice(0, -1), rules.base] as const]),
  ...movedPaths(rules),
]

/** Where a former address, /about/, /about.html, /index.html and the base without its slash lead. */
export function redirectAt(rules: HostRules, path: string): string | undefined {
  const { base } = rules
  const route = new RegExp(otherSpelling(base)).exec(path)?.[1]
  const usual = route && base + (route === 'index' ? '' : route)
  return new Map(redirectsOf(rules)).get(usual ?? path) ?? usual
}
