import { base } from '#components/href.ts'

/** What a file's address ends with; a page's address has no extension. */
const file = /\.[a-z0-9]+$/i

/** What of a link decides who follows it. */
export type LinkParts = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hasAttribute'
>

/**
 * The route (without the base) that a link leads to inside the site,
 * or undefined when it is for the browser: another origin, a file, a download, a new tab.
 */
export function routeOf(link: LinkParts): string | undefined {
  const { origin, pathname, search, hash, target } = link
  if (origin !== location.origin || link.hasAttribute('download')) return undefined
  if ((target !== '' && target !== '_self') || file.test(pathname)) return undefined
  const home = base.slice(0, -1)
  if (pathname !== home && !pathname.startsWith(base)) return undefined
  if (pathname.startsWith(`${base}__`)) return undefined
  return `/${pathname.slice(base.length)}${search}${hash}`
}

/** The link that an event happened on, if any. */
export const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null

/** Whether a press asks the browser for something else: a new tab, a window, a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey
