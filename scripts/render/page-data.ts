import type { Content, Entry, ListedEntry, PageContent } from '#content/schema/collections.ts'
import type { Page } from '#content/schema/page.ts'
import {
  type ListPart,
  notFoundRoute,
  pageRoute,
  programRoute,
  readListPart,
} from '#content/schema/routes.ts'
import type { Program } from '#content/schema/program.ts'
import type { PageMedia } from '#components/ui/page-media.ts'

/** The entry that a route shows. */
export type ShownEntry =
  | { kind: 'page'; entry: Entry<Page>; part?: ListPart | undefined }
  | { kind: 'program'; entry: Entry<Program> }

export type RouteContent = { shown: ShownEntry; content: PageContent }

/** Everything that a page is rendered from. The cache of pages relies on it. */
export type PageData = RouteContent & {
  /** Without the base. */
  route: string
  media: PageMedia
  /** For the footer. */
  year: number
  /** The policy of the page itself, in a `<meta>`. */
  policy: string | undefined
  /** The path of the picture for social networks. */
  socialImage: string | undefined
  /** True if browsers get the service worker. */
  worker: boolean
}

/** Other pages get an entry without its body, so that an edit of the body doesn't make them stale. */
function withoutBody<T>({ slug, path, data, placeholders, unpublished }: Entry<T>): ListedEntry<T> {
  return { slug, path, data, placeholders, ...(unpublished && { unpublished }) }
}

/**
 * Divides the content among the pages, so that a page is rendered again only when something on it
 * has changed. A program's page gets that program, its two neighbours and the page that lists all
 * programs; every other page gets all entries. The body of a page or program is on its own page only.
 */
export function contentByRoute(content: Content): (route: string) => RouteContent {
  const programs = content.programs.map(withoutBody)
  const indexes = new Map(programs.map(({ slug }, index) => [programRoute(slug), index]))
  const pages = content.pages.map(withoutBody)
  const allContent = { ...content, pages, programs }
  const { site, siteEntry } = content
  const shared: Omit<PageContent, 'programs' | 'routes'> = {
    site,
    siteEntry,
    pages: pages.filter(({ data }) => data.layout === 'programs'),
    highlights: [],
    testimonials: [],
    faqs: [],
    partners: [],
  }
  const pageAt = (route: string) => content.pages.find(({ slug }) => pageRoute(slug) === route)
  return (route) => {
    const index = indexes.get(route)
    const file = content.routes.get(route)
    const program = index === undefined ? undefined : content.programs[index]
    if (index !== undefined && program && file !== undefined) {
      const own = { programs: withNeighbours(programs, index), routes: new Map([[route, file]]) }
      return { shown: { kind: 'program', entry: program }, content: { ...shared, ...own } }
    }
    const { list, part } = readListPart(route) ?? { list: route, part: undefined }
    const page = pageAt(list)
    if (page) return { shown: { kind: 'page', entry: page, part }, content: allContent }
    const notFound = pageAt(notFoundRoute)
    if (!notFound) throw new Error('pages/404.mdx is missing: it is the not-found page')
    return { shown: { kind: 'page', entry: notFound }, content: allContent }
  }
}

/** An entry between its neighbours. The first entry follows the last. */
function withNeighbours<T>(entries: readonly T[], index: number): T[] {
  const indexes = [index - 1, index, index + 1].map((at) => (at + entries.length) % entries.length)
  return [...new Set(indexes)].flatMap((at) => entries.slice(at, at + 1))
}
