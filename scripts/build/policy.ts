import type { Content } from '#scripts/content/types.ts'

/** Origins beside the site's own, each from the content that uses it. */
export type Origins = { images: string[]; frames: string[]; form: string }

const originsOf = (addresses: readonly string[]) =>
  [
    ...new Set(addresses.filter((to) => to.startsWith('https://')).map((to) => new URL(to).origin)),
  ].toSorted()

/** The origins that the content refers to. */
export function originsIn({ site, pages, programs, testimonials, partners }: Content): Origins {
  const heroes = pages.map(({ data }) => ('hero' in data ? data.hero.image?.src : undefined))
  const pictures = [
    ...heroes,
    ...programs.map(({ data }) => data.image?.src),
    ...testimonials.map(({ data }) => data.image?.src),
    ...partners.map(({ data }) => data.logo?.src),
    ...[...pages, ...programs].flatMap(({ body }) => body.images.map(({ src }) => src)),
  ]
  return {
    images: originsOf(pictures.filter((src) => src !== undefined)),
    frames: originsOf([site.map.embed]),
    form: new URL(site.form.endpoint).origin,
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
