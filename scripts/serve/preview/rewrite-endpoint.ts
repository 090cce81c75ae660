const policyMeta = /<meta\b[^>]*http-equiv=["']?content-security-policy[^>]*>/gi

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)

/** Replaces the endpoint, or its origin, with 'self' in the connect-src and form-action of a policy. */
export function rewritePolicy(policy: string, endpoint: string): string {
  const { origin } = new URL(endpoint)
  const local = (source: string) =>
    source === origin || source.startsWith(`${origin}/`) ? "'self'" : source
  return policy.replaceAll(
    /\b(?:connect-src|form-action)\b[^;"]*?(?=\s*(?:[;"]|$))/g,
    (directive) => [...new Set(directive.split(/\s+/).map(local))].join(' '),
  )
}

/**
 * Replaces the form's endpoint in a page with a local address: in attributes, in JSON and in the
 * policy of a `<meta>`. A longer address that begins with the endpoint stays.
 */
export function rewriteEndpoint(html: string, endpoint: string, localAddress: string): string {
  const spellings = [endpoint, endpoint.replaceAll('&', '&amp;')].map(escapeRegExp)
  const anywhere = new RegExp(`(?:${spellings.join('|')})(?![\\w/-])`, 'g')
  return html
    .replaceAll(policyMeta, (meta) => rewritePolicy(meta, endpoint))
    .replaceAll(anywhere, () => localAddress)
}
