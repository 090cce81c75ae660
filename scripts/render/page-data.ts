import type { Content, Entry, ListedEntry, PageContent } from '#content/schema/collections.ts'
import {
  type CollectionKind,
  collectionKinds,
  kinds,
  type Layout,
  sectionOn,
} from '#content/schema/kinds.ts'
import type { Page } from '#content/schema/page.ts'
import {
  isPageKind,
  type ListPart,
  listPage,
  noticeRoute,
  notFoundRoute,
  pageRoute,
  programRoute,
  readListPart,
} from '#content/schema/routes.ts'
import type { Notice } from '#content/schema/notice.ts'
import type { Program } from '#content/schema/program.ts'
import type { PageMedia } from '#components/ui/page-media.ts'
import { annotatedFields } from '#scripts/content/documents/index.ts'
import { onlyProgramOf, programOf } from '#scripts/content/site-map/index.ts'

export type ShownEntry =
  | { kind: 'page'; entry: Entry<Page>; part?: ListPart | undefined }
  | { kind: 'program'; entry: Entry<Program> }
  | { kind: 'notice'; entry: Entry<Notice> }

type RouteContent = { shown: ShownEntry; content: PageContent }

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
  /** In development, the address of the form for the page, without the base. */
  editAt?: string
}

/** Other pages get an entry without its body, so that an edit of the body doesn't make them stale. */
const withoutBody = <T>({ body: _body, ...listed }: Entry<T>): ListedEntry<T> => listed

/**
 * Divides the content among the pages, so that a page is rendered again only when something on it
 * has changed. A program's page gets that program, its two neighbours, the page that lists all
 * programs and the entries that it names; that of a notice the program that it names; every other page
 * gets all programs and pages, and the entries of the kinds with a section on it. The body of a page,
 * a program or a notice is on its own page only.
 */
export function contentByRoute(content: Content): (route: string) => RouteContent {
  const programs = content.programs.map(withoutBody)
  const notices = content.notices.map(withoutBody)
  const indexes = new Map(programs.map(({ slug }, index) => [programRoute(slug), index]))
  const noticeAt = new Map(content.notices.map((notice) => [noticeRoute(notice.slug), notice]))
  const pages = content.pages.map(withoutBody)
  const { moved: _, ...shared } = { ...content, notices }
  const services = pages
    .filter(({ data }) => data.layout === 'service')
    .map(({ slug, data }) => ({ to: pageRoute(slug), label: data.title }))
  const board = notices.length > 0 ? listPage(pages, 'notices') : undefined
  const noticeList = board && { to: pageRoute(board.slug), label: board.data.title }
  const allContent = { ...shared, pages, programs, services, ...(noticeList && { noticeList }) }
  const lists = pages.filter(({ data }) => data.layout === 'programs')
  const pageAt = (route: string) => content.pages.find(({ slug }) => pageRoute(slug) === route)
  const shownPage = (entry: Entry<Page>, part?: ListPart): RouteContent => ({
    shown: { kind: 'page', entry, part },
    content: { ...allContent, ...sectionsOf(entry.data.layout, shared) },
  })
  return (route) => {
    const index = indexes.get(route)
    const file = content.routes.get(route)
    const program = index === undefined ? undefined : content.programs[index]
    if (index !== undefined && program && file !== undefined) {
      const named = sectionsOf('program', shared, program)
      const own = { programs: withNeighbours(programs, index), routes: new Map([[route, file]]) }
      const shown = { kind: 'program', entry: program } as const
      return { shown, content: { ...allContent, pages: lists, ...named, ...own } }
    }
    const notice = noticeAt.get(route)
    if (notice && file !== undefined) {
      const named = programs.filter(({ slug }) => slug === notice.data.program)
      const own = { pages: board ? [board] : [], programs: named, routes: new Map([[route, file]]) }
      const shown = { kind: 'notice', entry: notice } as const
      return { shown, content: { ...allContent, ...sectionsOf('notice', shared), ...own } }
    }
    const { list, part } = readListPart(route) ?? { list: route, part: undefined }
    const page = pageAt(list)
    if (page) return shownPage(page, part)
    const notFound = pageAt(notFoundRoute)
    if (!notFound) throw new Error('pages/404.mdx is missing: it is the not-found page')
    return shownPage(notFound)
  }
}

const none: readonly never[] = []

type SomeLists = Pick<PageContent, (typeof kinds)[CollectionKind]['collection']>

/**
 * The lists of all kinds but pages and programs: those with a section on the layout, the others empty.
 * The not-found page suggests the pages of every kind that has them.
 */
function sectionsOf(layout: Layout, content: SomeLists, program?: Entry<Program>) {
  const shown = collectionKinds.filter((kind) => kind !== 'page' && kind !== 'program')
  const named = new Set(program && namesIn(program))
  return Object.fromEntries(
    shown.map((kind) => {
      const { collection } = kinds[kind]
      const isSuggested = layout === 'not-found' && isPageKind(kind)
      if (!isSuggested && sectionOn(layout, kind) === undefined) return [collection, none] as const
      const isHere = ({ slug, data }: ListedEntry<unknown>) => {
        if (!program) return onlyProgramOf({ kind, fields: data }) === undefined
        return programOf({ fields: data }) === program.slug || named.has(`${kind}/${slug}`)
      }
      return [collection, content[collection].filter(isHere)] as const
    }),
  )
}

const namesIn = ({ data }: Entry<Program>): string[] =>
  annotatedFields({ kind: 'program', fields: data }).flatMap(({ value, meta }) =>
    meta.reference === undefined ? [] : [`${meta.reference}/${value}`],
  )

/** An entry between its neighbours. The first entry follows the last. */
function withNeighbours<T>(entries: readonly T[], index: number): T[] {
  const indexes = [index - 1, index, index + 1].map((at) => (at + entries.length) % entries.length)
  return [...new Set(indexes)].flatMap((at) => entries.slice(at, at + 1))
}
