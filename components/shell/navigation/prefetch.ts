import { href } from '#components/href.ts'
import { linkOf, routeOf } from './follow-links.ts'
import { prefetchPage } from './load-page.ts'

/** How many pages are prefetched because a link to them is visible, per page. */
const visibleLimit = 4

const isSlowOrMetered = () =>
  navigator.connection?.saveData === true || (navigator.connection?.effectiveType ?? '4g') !== '4g'

function prefetch(link: HTMLAnchorElement | null): void {
  const path = link && routeOf(link)?.replace(/[?#].*$/, '')
  if (path && href(path) !== location.pathname) prefetchPage(href(path))
}

/** Prefetches the page of a link that is hovered, focused or touched. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, (event) => prefetch(linkOf(event)), { passive: true })
  }
}

/** Prefetches the pages of the first visible links, unless the connection is slow or metered. */
export function prefetchVisibleLinks(main: HTMLElement): () => void {
  if (isSlowOrMetered()) return () => {}
  let left = visibleLimit
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      if (left-- > 0) prefetch(target)
      else observer.disconnect()
    }
  })
  for (const link of main.querySelectorAll('a')) observer.observe(link)
  return () => observer.disconnect()
}
