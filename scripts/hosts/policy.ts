import type { Content } from '#content/kinds/content.ts'
import { pictureAddresses } from '#scripts/read/documents/index.ts'

export type Origins = { images: string[]; frames: string[]; form: string | undefined }

const self = "'self'"

const originsOf = (addresses: readonly string[]) => {
  const external = addresses.filter((to) => to.startsWith('https://'))
  return [...new Set(external.map((to) => new URL(to).origin))].toSorted()
}

export function originsIn(content: Content): Origins {
  const { form, map } = content.site
  const images = originsOf(pictureAddresses(content))
  return { images, frames: originsOf([map.embed]), form: form && new URL(form.endpoint).origin }
}

const directives = ({ images, frames, form }: Origins) => ({
  'default-src': ["'none'"],
  'script-src': [self],
  'style-src': [self],
  'img-src': [self, ...images],
  'font-src': [self],
  // The loader asks whether the site of the map can be reached.
  'connect-src': [self, ...(form ? [form] : []), ...frames],
  'frame-src': frames,
  'manifest-src': [self],
  'worker-src': [self],
  'base-uri': ["'none'"],
  'form-action': form ? [self, form] : [self],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['site'],
})

const write = (policy: Record<string, readonly string[]>) =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')

/**
 * The Content-Security-Policy (CSP Level 3) of every response. With the client router, the policy of
 * the first document applies to all pages, so it allows the origins of every page.
 */
export const contentSecurityPolicy = (origins: Origins): string => write(directives(origins))

/** The policy of /admin, where the editor writes styles and markup, draws icons, asks GitHub and shows pages in frames. */
export const adminPolicy: string = write({
  'default-src': ["'none'"],
  // WebAssembly decodes HEIC, and encodes WebP for Safari.
  'script-src': [self, "'wasm-unsafe-eval'"],
  'style-src': [self, "'unsafe-inline'"],
  'img-src': [self, 'blob:', 'data:', 'https://avatars.githubusercontent.com'],
  'font-src': [self],
  'connect-src': [self, 'blob:', 'https://api.github.com'],
  'frame-src': ['blob:'],
  'base-uri': [self],
  'form-action': [self],
  // Safari applies it to the frame of a page, which 'none' would keep empty.
  'frame-ancestors': [self],
})

/**
 * The policy of a page's own `<meta>`, or undefined if it has nothing to add. A browser enforces it
 * together with the header's, so only the page with the form may post to the endpoint.
 * `frame-ancestors` has no effect in a `<meta>` (CSP 3, section 3.3).
 * @param page.whole true for the whole policy, for hosts that can't set headers
 */
export function pagePolicy(
  origins: Origins,
  { sendsForm, whole }: { sendsForm: boolean; whole: boolean },
): string | undefined {
  const narrowed = sendsForm ? {} : { 'form-action': [self] }
  if (!whole) return write(narrowed) || undefined
  const { 'frame-ancestors': _, ...all } = directives(origins)
  return write({ ...all, ...narrowed })
}
