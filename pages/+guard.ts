import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { notFoundRoute } from '#content/schema/routes.ts'
import { sourceOf } from '#scripts/render/page-source.ts'

/** Shows the not-found page, with status 404, at an address without a page. */
export default async function guard(pageContext: PageContextServer) {
  const { urlPathname } = pageContext
  const isKnown = (await sourceOf(pageContext).page(urlPathname)) !== undefined
  if (!isKnown || urlPathname === notFoundRoute) throw render(404)
}
