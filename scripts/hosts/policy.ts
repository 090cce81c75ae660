import type { Content } from '#content/schema/collections.ts'
import { pictureAddresses } from '#scripts/content/index.ts'

/** Origins beside the site's own, each from the content that uses it. */
export type Origins = { images: string[]; frames: string[]; form: string }

const self = "'self'"

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

const directives = ({ images, frames, form }: Origins) => ({
  'default-src': ["'none'"],
  'script-src': [self],
  'style-src': [self],
  'img-src': [self, ...images],
  'font-src': [self],
  'connect-src': [self, form],
  'frame-src': frames,
  'manifest-src': [self],
  'worker-src': [self],
  'base-uri': ["'none'"],
  'form-action': [self, form],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['site'],
})

const write = (policy: Record<string, readonly string[]>) =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')

/**
 * The Content-Security-Policy (CSP Level 3) of every answer: a client router carries the first
 * document's policy to all the others, so it is the union of what the site uses.
 */
export const contentSecurityPolicy = (origins: Origins): string => write(directives(origins))

type PageNeeds = {
  /** Whether the page has the form that is sent to the endpoint. */
  sendsForm: boolean
  /** The whole policy, for hosts that can set no headers. */
  whole: boolean
}

/**
 * What a page's own `<meta>` says, or undefined when it has nothing to add.
 * Policies are met together, so it takes the form's endpoint away from every page but the one with
 * the form, on every host. `frame-ancestors` has no effect in a `<meta>` (CSP 3, section 3.3).
 */
export function pagePolicy(origins: Origins, { sendsForm, whole }: PageNeeds): string | undefined {
  const { 'frame-ancestors': _, ...all } = directives(origins)
  const narrowed = sendsForm ? {} : { 'form-action': [self] }
  const policy = whole ? { ...all, ...narrowed } : narrowed
  return Object.keys(policy).length > 0 ? write(policy) : undefined
}
