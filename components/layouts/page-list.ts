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
  routes: { to: string; label: string }[]
  /** The page that lists all programs, if there are too many to include them here. */
  programs?: string
}

/** All pages but the not-found page, for suggesting one. */
export function pageList({ pages, programs }: Pick<PageContent, 'pages' | 'programs'>): PageList {
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
