import { base, href } from '#components/href.ts'
import { parseDocument } from '#components/browser/page.ts'
import type { Route } from './nearest-route.ts'

/** The id of the list on the page that names all programs. */
export const allProgramsId = 'all-programs'

let index: Promise<Route[]> | undefined

async function read(page: string): Promise<Route[]> {
  const response = await fetch(href(page), { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${page}: ${response.status}`)
  const links = parseDocument(await response.text()).querySelectorAll(`#${allProgramsId} a`)
  return Array.from(links, (link) => ({
    to: `/${(link.getAttribute('href') ?? '').slice(base.length)}`,
    label: link.textContent,
  }))
}

/**
 * Every program in the order of their list, by the address of its page and its name: read from the page that names them all, so that no other page carries a copy. Read once.
 */
export function programIndex(page: string): Promise<Route[]> {
  index ??= read(page)
  index.catch(() => {
    index = undefined
  })
  return index
}
