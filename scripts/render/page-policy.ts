import type { Content } from '#scripts/content/types.ts'
import { originsIn, pagePolicy, type Origins } from '#scripts/hosts/policy.ts'
import type { View } from './view.tsx'

const known = new WeakMap<Content, Origins>()

/** Found once for the whole site, not once a page. */
function originsOf(content: Content): Origins {
  const origins = known.get(content) ?? originsIn(content)
  known.set(content, origins)
  return origins
}

/**
 * The policy that a page carries itself, beside the one of the headers: all of it with CSP_META=1,
 * for hosts that can set no headers. None in development, where no header says anything either.
 */
export function policyOf(view: View, content: Content): string | undefined {
  if (import.meta.env.DEV) return undefined
  const sendsForm = view.kind === 'page' && view.entry.data.layout === 'contact'
  return pagePolicy(originsOf(content), { sendsForm, whole: process.env['CSP_META'] === '1' })
}
