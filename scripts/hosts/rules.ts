import * as z from 'zod'
import { otherSpelling } from './patterns.ts'
import { contentSecurityPolicy, type Origins } from './policy.ts'

export type Headers = Readonly<Record<string, string>>

/**
 * What a host does besides serving files. A module for each host writes it in the host's format; paths
 * hold no character that has a meaning in one of them.
 */
export const hostRulesSchema = z.object({
  /** The path that the site lives under, with a slash at both ends. */
  base: z.string().regex(/^\/(?:[\w~-][\w.~-]*\/)*$/),
  /** Headers of every response. */
  always: z.record(z.string(), z.string().regex(/^[\x20-\x7e]*$/)),
  /** Folders below the base whose file names contain a hash of the bytes. */
  hashed: z.array(z.string()),
  /** Cache-Control of the files in `hashed`, and of everything else. */
  caching: z.object({ hashed: z.string(), otherwise: z.string() }),
  /** Addresses of the pages under pages/, without the base: `/about`. */
  pages: z.array(z.string().regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/)),
})

export type HostRules = z.infer<typeof hostRulesSchema>

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

type Site = Pick<HostRules, 'base' | 'pages'> & { origins: Origins }

/** Throws if a path or header holds a character that hosts' files can't. */
export const hostRules = ({ base, origins, pages }: Site): HostRules =>
  hostRulesSchema.parse({
    base,
    always: { ...safe, 'Content-Security-Policy': contentSecurityPolicy(origins) },
    hashed: ['assets', 'media'],
    caching: { hashed: 'public, max-age=31536000, immutable', otherwise: 'no-cache' },
    pages,
  } satisfies HostRules)

/** The headers of the file at a path. */
export function headersAt({ base, always, hashed, caching }: HostRules, path: string): Headers {
  const isHashed = hashed.some((folder) => path.startsWith(`${base}${folder}/`))
  return { ...always, 'Cache-Control': isHashed ? caching.hashed : caching.otherwise }
}

/** Where /about/, /about.html, /index.html and the base without its slash lead, or undefined. */
export function usualSpelling(base: string, path: string): string | undefined {
  if (`${path}/` === base) return base
  const route = new RegExp(otherSpelling(base)).exec(path)?.[1]
  return route && base + (route === 'index' ? '' : route)
}
