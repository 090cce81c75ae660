import { isPlainClick, linkOf, routeOf } from './links.ts'
import type { Navigate } from '#components/browser/navigate.ts'

/**
 * Makes every link inside the site a navigation of the router, in the prose too:
 * one handler for all, and what the browser is asked to do otherwise stays the browser's.
 */
export function followLinks(navigate: Navigate): () => void {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? linkOf(event) : null
    const route = link ? routeOf(link) : undefined
    if (route === undefined) return
    event.preventDefault()
    navigate(route)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
