import { base, href } from '#components/href.ts'
import { nearestAbove, nearestRoute, pathOf, type Route } from './nearest-route.ts'

/** The pages that can be suggested. */
export type PageList = {
  routes: Route[]
  /** The page that lists all programs, if they are not among the routes. */
  programs?: string
}

/** On the not-found page: shows a link to the page with the most similar address. */
async function suggest(element: HTMLElement): Promise<void> {
  const { pages = '', words = '' } = element.dataset
  const route = await findRoute(JSON.parse(pages))
  if (!route) return
  const link = document.createElement('a')
  link.href = href(route.to)
  link.textContent = route.label
  if (route.lang) link.lang = route.lang
  element.replaceChildren(`${words} `, link, '?')
}

/** The page nearest to the current address. Loads the programs only if no other page is near. */
async function findRoute({ routes, programs }: PageList): Promise<Route | undefined> {
  const path = pathOf(`/${location.pathname.slice(base.length)}`)
  const page = nearestRoute(path, routes)
  if (page) return page
  const more = programs === undefined ? [] : await fetchPrograms(programs)
  return nearestRoute(path, more) ?? nearestAbove(path, routes)
}

/** The programs on the page that lists them all (layouts/ProgramsLayout.tsx). */
async function fetchPrograms(page: string): Promise<Route[]> {
  const list = (await fetchDocument(href(page)))?.querySelectorAll<HTMLElement>('#_all-programs a')
  return Array.from(list ?? [], (link) => ({
    to: `/${(link.getAttribute('href') ?? '').slice(base.length)}`,
    label: link.textContent,
    lang: link.closest<HTMLElement>('[lang]')?.lang,
  }))
}

/** Parsed by the browser: the shell's parser would become a file of its own, a request more for everybody. */
const fetchDocument = (address: string) =>
  new Promise<Document | null>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.addEventListener('loadend', () => resolve(request.responseXML))
    request.send()
  })

customElements.define(
  'nearest-page',
  class extends HTMLElement {
    connectedCallback(): void {
      // For owners who look for broken links in the console.
      console.warn('User attempted to access non-existent route', location.pathname)
      void suggest(this)
    }
  },
)
