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

/** The content of one route. */
export type RouteContent = { shown: ShownEntry; content: PageContent }

/** All that a page is rendered from: nothing else can change its HTML. */
export type PageData = RouteContent & {
  /** Without the base. */
  route: string
  media: PageMedia
  /** For the footer. */
  year: number
  /** The policy that the page itself carries. */
  policy: string | undefined
  /** The path of the picture for social networks. */
  socialImage: string | undefined
  /** True if browsers get the service worker. */
  worker: boolean
}

/** Without its body: an edit of the body then makes no other page stale. */
function listed<T>({ slug, path, data, placeholders, unpublished }: Entry<T>): ListedEntry<T> {
  return { slug, path, data, placeholders, ...(unpublished && { unpublished }) }
}

/**
 * Divides the content among the pages, so that a page is rendered again only when something on it
 * has changed. A program's page gets that program, the two beside it and the page that lists them
 * all; every other page gets all entries. Bodies of pages and programs go to their own page only.
 */
export function contentByRoute(content: Content): (route: string) => RouteContent {
  const programs = content.programs.map(listed)
  const places = new Map(programs.map(({ slug }, place) => [programRoute(slug), place]))
  const pages = content.pages.map(listed)
  const whole = { ...content, pages, programs }
  const { site, siteEntry } = content
  const frame: Omit<PageContent, 'programs' | 'routes'> = {
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
    const place = places.get(route)
    const file = content.routes.get(route)
    const program = place === undefined ? undefined : content.programs[place]
    if (place !== undefined && program && file !== undefined) {
      const around = { programs: beside(programs, place), routes: new Map([[route, file]]) }
      return { shown: { kind: 'program', entry: program }, content: { ...frame, ...around } }
    }
    const { list, part } = readListPart(route) ?? { list: route, part: undefined }
    const page = pageAt(list)
    if (page) return { shown: { kind: 'page', entry: page, part }, content: whole }
    const notFound = pageAt(notFoundRoute)
    if (!notFound) throw new Error('pages/404.mdx is missing: it is the not-found page')
    return { shown: { kind: 'page', entry: notFound }, content: whole }
  }
}

/** A program between its neighbours; the last one and the first are neighbours too. */
function beside<T>(entries: readonly T[], place: number): T[] {
  const around = [place - 1, place, place + 1].map((at) => (at + entries.length) % entries.length)
  return [...new Set(around)].flatMap((at) => entries.slice(at, at + 1))
}
