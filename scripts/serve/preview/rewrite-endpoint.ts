const policyMeta = /<meta\b[^>]*http-equiv=["']?content-security-policy[^>]*>/gi

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)

/**
 * A Content-Security-Policy that allows sending to the own server in place of the endpoint:
 * in connect-src and form-action the endpoint, or its origin, becomes 'self'.
 */
export function rewritePolicy(policy: string, endpoint: string): string {
  const { origin } = new URL(endpoint)
  const local = (source: string) =>
    source === origin || source.startsWith(`${origin}/`) ? "'self'" : source
  return policy.replaceAll(/\b(?:connect-src|form-action)\b[^;"]*/g, (directive) => {
    const trailing = /\s*$/.exec(directive)?.[0] ?? ''
    const sources = directive.trim().split(/\s+/)
    return [...new Set(sources.map(local))].join(' ') + trailing
  })
}

/**
 * Puts a local address in place of the form's endpoint in a page: in attributes, in JSON, in the policy of a
 * `<meta>`. An endpoint that merely begins with the same characters stays.
 */
export function rewriteEndpoint(html: string, endpoint: string, localAddress: string): string {
  const spellings = [endpoint, endpoint.replaceAll('&', '&amp;')].map(escapeRegExp)
  const anywhere = new RegExp(`(?:${spellings.join('|')})(?![\\w/-])`, 'g')
  return html
    .replaceAll(policyMeta, (meta) => rewritePolicy(meta, endpoint))
    .replaceAll(anywhere, () => localAddress)
}
