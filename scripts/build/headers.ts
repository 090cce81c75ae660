import { contentSecurityPolicy, type Origins } from './policy.ts'

/** What every answer says, whatever it is. */
const always = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' }

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * The header file of Netlify and Cloudflare Pages (`_headers`); paths begin with the base.
 * Hosts join a header that two rules give, so no two rules here give the same one;
 * HTML keeps their default, which is to ask again each time.
 */
export function headersFile(base: string, origins: Origins): string {
  const policy = { 'Content-Security-Policy': contentSecurityPolicy(origins) }
  return `${[
    rule(`${base}*`, { ...always, ...policy }),
    rule(`${base}assets/*`, forever),
    rule(`${base}media/*`, forever),
  ].join('\n\n')}\n`
}
