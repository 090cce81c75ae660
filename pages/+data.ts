import type { PageContextServer } from 'vike/types'
import { languageOfRoute, routeIn } from '#content/schema/languages.ts'
import { notFoundRoute } from '#content/schema/routes.ts'
import { sourceOf } from '#scripts/render/page-source.ts'

/** Returns everything that a page is rendered from. */
export default async function data(pageContext: PageContextServer) {
  const { is404, urlPathname } = pageContext
  const { page: pageAt } = sourceOf(pageContext)
  const route = is404 ? routeIn(languageOfRoute(urlPathname), notFoundRoute) : urlPathname
  const page = (await pageAt(route)) ?? (is404 ? await pageAt(notFoundRoute) : undefined)
  if (page === undefined) throw new Error(`The site has no page ${route}`)
  return page
}
