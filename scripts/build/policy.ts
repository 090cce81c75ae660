import type { Content } from '#scripts/content/types.ts'
import { pictureAddresses } from '#scripts/content/picture-addresses.ts'

/** Origins beside the site's own, each from the content that uses it. */
export type Origins = { images: string[]; frames: string[]; form: string }

const originsOf = (addresses: readonly string[]) =>
  [
    ...new Set(addresses.filter((to) => to.startsWith('https://')).map((to) => new URL(to).origin)),
  ].toSorted()

/** The origins that the content refers to. */
export function originsIn(content: Content): Origins {
  const { form, map } = content.site
  return {
    images: originsOf(pictureAddresses(content)),
    frames: originsOf([map.embed]),
    form: new URL(form.endpoint).origin,
  }
}

/**
 * The Content-Security-Policy (CSP Level 3) of every page: a client router carries the first
 * document's policy to all the others, so it is the union of what the site uses.
 */
export function contentSecurityPolicy({ images, frames, form }: Origins): string {
  const self = "'self'"
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [self],
    'style-src': [self],
    'img-src': [self, ...images],
    'font-src': [self],
    'connect-src': [self, form],
    'frame-src': frames,
    'manifest-src': [self],
    'base-uri': ["'none'"],
    'form-action': [self, form],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['site'],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
