import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

/** In development an address without a page gets the not-found page, with status 404. */
export default async function guard({ urlPathname }: PageContextServer) {
  if (!import.meta.env.DEV) return
  const { isRoute } = await import('#scripts/render/current.tsx')
  if (!(await isRoute(urlPathname))) throw render(404)
}
