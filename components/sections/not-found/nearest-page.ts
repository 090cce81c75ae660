import { base, href } from '#components/href.ts'
import { nearestAbove, nearestRoute, pathOf, type Route } from './nearest-route.ts'

/** On the not-found page: shows a link to the page with the most similar address. */
function suggest(element: HTMLElement): void {
  const { pages = '[]', words = '' } = element.dataset
  const routes: Route[] = JSON.parse(pages)
  const path = pathOf(`/${location.pathname.slice(base.length)}`)
  const route = nearestRoute(path, routes) ?? nearestAbove(path, routes)
  if (!route) return
  const link = document.createElement('a')
  link.href = href(route.to)
  link.textContent = route.label
  if (route.lang) link.lang = route.lang
  element.replaceChildren(`${words} `, link, '?')
}

customElements.define(
  'nearest-page',
  class extends HTMLElement {
    connectedCallback(): void {
      // For owners who look for broken links in the console.
      console.warn('User attempted to access non-existent route', location.pathname)
      suggest(this)
    }
  },
)
