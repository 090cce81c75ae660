import type { PageContextServer } from 'vike/types'
import { notFoundRoute } from '#content/schema/routes.ts'
import { type PageOrFaults, sourceOf } from '#scripts/render/page-source.ts'

declare global {
  namespace Vike {
    interface PageContext {
      data: PageOrFaults
    }
  }
}

/** What the page is rendered from. */
export default async function data({ is404, urlPathname, globalContext }: PageContextServer) {
  const route = is404 ? notFoundRoute : urlPathname
  const page = await sourceOf(globalContext).page(route)
  if (page === undefined) throw new Error(`The site has no page ${route}`)
  return page
}
