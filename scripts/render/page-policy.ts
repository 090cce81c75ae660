import { pagePolicy, type Origins } from '#scripts/hosts/index.ts'
import type { View } from './view.tsx'

/**
 * The policy that a page carries itself, beside the one of the headers: all of it with CSP_META=1,
 * for hosts that can set no headers. None in development, where no header says anything either.
 */
export function policyOf(view: View, origins: Origins | undefined): string | undefined {
  if (origins === undefined) return undefined
  const sendsForm = view.kind === 'page' && view.entry.data.layout === 'contact'
  return pagePolicy(origins, { sendsForm, whole: process.env['CSP_META'] === '1' })
}
