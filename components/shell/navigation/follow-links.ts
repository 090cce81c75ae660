import type { NavigateFunction } from 'react-router-dom'
import { base } from '#components/href.ts'
import { documentStrings } from '#components/strings/browser-strings.ts'
import { languageOfRoute } from '#content/schema/languages.ts'
import { isPagePath } from '#content/schema/routes.ts'
import { lastClick } from '../loader/early-events.ts'

/** False for a link that downloads a file or opens a new tab. */
const opensHere = (link: HTMLAnchorElement) =>
  !link.hasAttribute('download') && (link.target === '' || link.target === '_self')

/**
 * The route of a link inside the site, without the base. Undefined for a link that the browser
 * follows: to another origin, to a file, with `download`, in a new tab or to another language, since
 * what surrounds the page stays the same.
 */
export function routeOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash } = link
  if (origin !== location.origin || !opensHere(link)) return undefined
  const home = base.slice(0, -1)
  if (pathname !== home && !pathname.startsWith(base)) return undefined
  const path = pathname.slice(base.length)
  const isHere = languageOfRoute(`/${path}`) === documentStrings().language
  return isPagePath(path) && isHere ? `/${path}${search}${hash}` : undefined
}

export const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null

/** False for a click that opens a new tab or window, or downloads. */
const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

/** True while the browser itself follows a link, which it does until the answer comes. */
function isBeingLeft(): boolean {
  const click = lastClick()
  const link = click && isPlainClick(click) ? linkOf(click) : null
  if (!link || !opensHere(link) || !link.protocol.startsWith('http')) return false
  return link.origin !== location.origin || link.pathname !== location.pathname
}

/**
 * Lets the router follow every link inside the site: those of the header, the page and the footer.
 * As in the browser, a link to the current address replaces the history entry.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? linkOf(event) : null
    const route = link ? routeOf(link) : undefined
    // The router would lose against the browser, which follows a link that was pressed before.
    if (link === null || route === undefined || isBeingLeft()) return
    event.preventDefault()
    void navigate(route, { replace: link.href === location.href })
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
