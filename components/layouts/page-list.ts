import {
  listPartRoute,
  notFoundRoute,
  pageCount,
  pageRoute,
  programList,
  programRoute,
} from '#content/schema/routes.ts'
import type { Route } from '#components/islands/finder/nearest-route.ts'
import { languageOf } from '#components/language.ts'
import type { PageContent } from '#content/schema/collections.ts'

type PageList = {
  routes: Route[]
  /** The page that lists all programs, if there are too many to include them here. */
  programs?: string
}

/** All pages but the not-found page, for suggesting one. */
export function pageList({
  pages,
  programs,
  site,
}: Pick<PageContent, 'pages' | 'programs' | 'site'>): PageList {
  // The title of Home is for search engines.
  const home = site.navigation.main.find(({ to }) => to === '/')?.label
  const own = pages
    .filter(({ slug }) => pageRoute(slug) !== notFoundRoute)
    .map(({ slug, data }) => routeTo(pageRoute(slug), (slug === 'index' && home) || data.title))
  const list = programList(pages)
  if (list && pageCount(programs.length) > 1) {
    return { routes: own, programs: listPartRoute(pageRoute(list.slug), 'all') }
  }
  const further = programs.map(({ slug, data }) => routeTo(programRoute(slug), data.title))
  return { routes: [...own, ...further] }
}

const routeTo = (to: string, label: string): Route => ({ to, label, lang: languageOf(label) })
