import { contentSecurityPolicy, type Origins } from './policy.ts'

export type Headers = Readonly<Record<string, string>>

/** What a host has to do beside serving files; the modules beside this one write it in each host's form. */
export type HostRules = {
  /** The path that the site lives under, with a slash at both ends. */
  readonly base: string
  /** On every answer, whatever it is. */
  readonly always: Headers
  /** Folders, below the base, whose files carry the hash of their bytes in their names. */
  readonly hashed: readonly string[]
  /** Cache-Control of the files in `hashed`, and of everything else. */
  readonly caching: { readonly hashed: string; readonly otherwise: string }
  /** Addresses of the pages that a person wrote one by one, without the base: `/about`. */
  readonly pages: readonly string[]
}

/**
 * No `preload` and no `includeSubDomains` in Strict-Transport-Security: both speak for other sites of
 * the domain, of which the build knows nothing, and the first can hardly be taken back.
 */
const safe = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

type Site = { base: string; origins: Origins; pages: readonly string[] }

/** The rules of a site. */
export const hostRules = ({ base, origins, pages }: Site): HostRules => ({
  base,
  always: { ...safe, 'Content-Security-Policy': contentSecurityPolicy(origins) },
  hashed: ['assets', 'media'],
  caching: { hashed: 'public, max-age=31536000, immutable', otherwise: 'no-cache' },
  pages,
})
