import {
  listPartRoute,
  notFoundRoute,
  pageCount,
  pageRoute,
  programList,
  programRoute,
} from '#content/schema/routes.ts'
import type { PageContent } from '#content/schema/collections.ts'

type PageList = {
  /** Pages that a visitor can be sent to: address and name. */
  routes: { to: string; label: string }[]
  /** The page that names all programs, where they are too many to be in every list. */
  programs?: string
}

/** Every page by address and name, the not-found page left out. */
export function pageList({ pages, programs }: PageContent): PageList {
  const own = pages
    .filter(({ slug }) => pageRoute(slug) !== notFoundRoute)
    .map(({ slug, data }) => ({ to: pageRoute(slug), label: data.title }))
  const list = programList(pages)
  if (list && pageCount(programs.length) > 1) {
    return { routes: own, programs: listPartRoute(pageRoute(list.slug), 'all') }
  }
  const further = programs.map(({ slug, data }) => ({ to: programRoute(slug), label: data.title }))
  return { routes: [...own, ...further] }
}
