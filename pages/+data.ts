import type { PageContextServer } from 'vike/types'
import { notFoundRoute } from '#content/schema/routes.ts'
import { sourceOf } from '#scripts/render/page-source.ts'

/** Returns everything that a page is rendered from. */
export default async function data(pageContext: PageContextServer) {
  const route = pageContext.is404 ? notFoundRoute : pageContext.urlPathname
  const page = await sourceOf(pageContext).page(route)
  if (page === undefined) throw new Error(`The site has no page ${route}`)
  return page
}
