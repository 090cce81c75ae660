import type { Content } from '#content/kinds/content.ts'
import type { Document } from '#scripts/read/documents/index.ts'
import type { FaultIn } from '../rule.ts'
import { contentSecurityPolicy, originsIn } from '#scripts/hosts/index.ts'

/** Cloudflare Pages takes 2,000 characters for a header with its name, and drops a longer one. */
const maxLength = 1900

/** A fault at a picture from another site, if the policy that names all such sites is too long. */
export function policyFaults(content: Content, documents: readonly Document[]): FaultIn[] {
  const origins = originsIn(content)
  const { length } = contentSecurityPolicy(origins)
  if (length <= maxLength) return []
  const last = origins.images.at(-1) ?? ''
  const message = `pages show pictures from ${origins.images.length} other sites; the header that allows them has ${length} characters, and hosts take ${maxLength}`
  const hint = 'Put pictures under public/images/, or use one service for all of them.'
  for (const document of documents) {
    const mention = document.mentions.find(({ value }) => value.startsWith(`${last}/`))
    if (mention) return [[document, { rule: 'image', ...mention.place, message, hint }]]
  }
  return []
}
