import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { isRoute } from '#scripts/render/current.tsx'

/** An address without a page gets the not-found page, with status 404. */
export default async function guard({ urlPathname }: PageContextServer) {
  if (!(await isRoute(urlPathname))) throw render(404)
}
