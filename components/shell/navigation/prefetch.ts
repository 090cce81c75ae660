import { href } from '#components/href.ts'
import { linkOf, routeOf } from './links.ts'
import { prefetchPage } from './page-cache.ts'

/** At most so many pages are fetched because their links are near, on one page. */
const nearLimit = 4

const isThrifty = () =>
  navigator.connection?.saveData === true || (navigator.connection?.effectiveType ?? '4g') !== '4g'

function prefetch(link: HTMLAnchorElement | null): void {
  const path = link && routeOf(link)?.replace(/[?#].*$/, '')
  if (path && href(path) !== location.pathname) prefetchPage(href(path))
}

/** Fetches the page behind a link that is hovered, focused or touched. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, (event) => prefetch(linkOf(event)), { passive: true })
  }
}

/** Fetches the pages behind the first links that come into view; none on a thin or metered line. */
export function prefetchNearLinks(main: HTMLElement): () => void {
  if (isThrifty()) return () => {}
  let left = nearLimit
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      seen.unobserve(target)
      if (left-- > 0) prefetch(target)
      else seen.disconnect()
    }
  })
  for (const link of main.querySelectorAll('a')) seen.observe(link)
  return () => seen.disconnect()
}
