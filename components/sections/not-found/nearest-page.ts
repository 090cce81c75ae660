import { base, href } from '#components/href.ts'
import { nearestRoute, type Route } from './nearest-route.ts'

customElements.define(
  'nearest-page',
  class extends HTMLElement {
    /** Shows a link to the page with the most similar address. */
    connectedCallback(): void {
      console.warn('User attempted to access non-existent route', location.pathname)
      const { pages = '[]', words = '' } = this.dataset
      const routes: Route[] = JSON.parse(pages)
      const route = nearestRoute(`/${location.pathname.slice(base.length)}`, routes)
      if (!route) return
      const link = document.createElement('a')
      link.href = href(route.to)
      link.textContent = route.label
      if (route.lang) link.lang = route.lang
      this.replaceChildren(`${words} `, link, '?')
    }
  },
)
