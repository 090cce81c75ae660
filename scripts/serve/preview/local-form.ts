import { escapeRegExp } from '#scripts/hosts/index.ts'
import { inboxEndpoint } from '../inbox.tsx'

/** Removes the form's service from a policy, in a header or in HTML. It comes after 'self' there. */
export function localPolicy(text: string, endpoint: string): string {
  const origin = escapeRegExp(new URL(endpoint).origin)
  const sources = new RegExp(`((?:connect-src|form-action) \\S+) ${origin}(?=[;"]|$)`, 'g')
  return text.replaceAll(sources, '$1')
}

/** Replaces the form's endpoint in a page with the local inbox: in attributes, in JSON and in a policy. */
export function localPage(html: string, endpoint: string): string {
  const attribute = escapeRegExp(endpoint.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'))
  // Doesn't replace the beginning of a longer address.
  const whole = new RegExp(`${attribute}(?="|&quot;)`, 'g')
  return localPolicy(html, endpoint).replaceAll(whole, inboxEndpoint)
}
