import type { Content, PageContent } from '#content/kinds/content.ts'
import type { Entry, ListedEntry } from '#content/schema/entry.ts'
import {
  type Language,
  languageOfRoute,
  routeIn,
  type Translated,
  translatedRoutes,
  withoutLanguage,
} from '#content/schema/languages.ts'
import {
  type CollectionKind,
  collectionKinds,
  kinds,
  type Layout,
  sectionOn,
} from '#content/kinds/table.ts'
import type { Page } from '#content/kinds/page.ts'
import { type ListPart, notFoundRoute, pageRoute, readListPart } from '#content/schema/routes.ts'
import { isPageKind, listPage, noticeRoute, programRoute } from '#content/kinds/routes.ts'
import type { Notice } from '#content/kinds/notice.ts'
import type { Program } from '#content/kinds/program.ts'
import type { PageMedia } from '#components/ui/page-media.ts'
import { annotatedFields } from '#scripts/content/documents/index.ts'
import { onlyProgramOf, programOf } from '#scripts/content/site-map/index.ts'

export type ShownEntry =
  | { kind: 'page'; entry: Entry<Page>; part?: ListPart | undefined }
  | { kind: 'program'; entry: Entry<Program> }
  | { kind: 'notice'; entry: Entry<Notice> }

const layoutOf = (shown: ShownEntry): Layout =>
  shown.kind === 'page' ? shown.entry.data.layout : shown.kind

type RouteContent = {
  shown: ShownEntry
  content: PageContent
  /** The languages of the site, if it has several. */
  versions: readonly Version[]
  /** On a translated page, the pages in its language. */
  translated: Translated | undefined
}

/** A page in a language: that page itself if it is there, else Home. */
export type Version = {
  readonly language: Language
  readonly route: string
  readonly isSame: boolean
}

/** Everything that a page is rendered from. The cache of pages relies on it. */
export type PageData = RouteContent & {
  /** Without the base; with the language. */
  route: string
  media: PageMedia
  year: number
  /** The policy of the page itself, in a `<meta>`. */
  policy: string | undefined
  socialImage: string | undefined
  /** The style sheet of a Nepali page and the fonts that it preloads. */
  type?: { sheet: string; preload: readonly string[] } | undefined
  /** `false` in development, where a font may be used so late that the browser reports its preload. */
  preloadsFonts?: false
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
  const languages = new Map<Language, Content>([['en', content], ...content.translations])
  const pagesOf = new Map(
    Array.from(languages, ([language, own]) => [language, pagesIn(own)] as const),
  )
  const translated = new Map(
    Array.from(content.translations, ([language, { routes }]) => [
      language,
      new Map([...onlyIn(language, content), ...translatedRoutes(language, routes.keys())]),
    ]),
  )
  const versionsOf = (route: string): Version[] =>
    Array.from(languages, ([language, { routes }]) => {
      // The not-found page has no address that a link could lead to.
      const isSame = routes.has(route) && route !== notFoundRoute
      return { language, route: routeIn(language, isSame ? route : '/'), isSame }
    })
  return (address) => {
    const language = languageOfRoute(address)
    const route = withoutLanguage(address)
    const pages = pagesOf.get(language) ?? pagesIn(content)
    return {
      ...pages(route),
      versions: languages.size > 1 ? versionsOf(route) : [],
      translated: language === 'en' ? undefined : translated.get(language),
    }
  }
}

/** The pages that are in another language and not in English (`lang`), each at its own address. */
function onlyIn(language: Language, { pages, programs, notices, routes }: Content): Translated {
  const entries = [...pages, ...programs, ...notices]
  const files = new Set(
    entries.filter(({ data }) => data.lang === language).map(({ path }) => path),
  )
  const own = [...routes].filter(([, path]) => files.has(path))
  return new Map(own.map(([route]) => [route, route]))
}

type LanguageContent = Pick<RouteContent, 'shown' | 'content'>

function pagesIn(content: Content): (route: string) => LanguageContent {
  const programs = content.programs.map(withoutBody)
  const notices = content.notices.map(withoutBody)
  const pages = content.pages.map(withoutBody)
  const { moved: _, translations: _own, routes, ...shared } = { ...content, notices }
  const services = pages
    .filter(({ data }) => data.layout === 'service')
    .map(({ slug, data }) => ({ to: pageRoute(slug), label: data.title }))
  const board = notices.length > 0 ? listPage(pages, 'notices') : undefined
  const noticeList = board && { to: pageRoute(board.slug), label: board.data.title }
  const allContent = { ...shared, pages, programs, services, ...(noticeList && { noticeList }) }
  const lists = pages.filter(({ data }) => data.layout === 'programs')
  const programAt = new Map(
    content.programs.map((entry, index) => [programRoute(entry.slug), { entry, index }]),
  )
  const noticeAt = new Map(content.notices.map((entry) => [noticeRoute(entry.slug), entry]))
  const pageAt = (route: string) => content.pages.find(({ slug }) => pageRoute(slug) === route)
  const pageOf = (shown: ShownEntry, own: Partial<SomeLists> = {}): LanguageContent => ({
    shown,
    content: { ...allContent, ...sectionsOf(shown, shared), ...own },
  })
  return (route) => {
    const program = programAt.get(route)
    if (program && routes.has(route)) {
      const { entry, index } = program
      const own = { pages: lists, programs: withNeighbours(programs, index) }
      return pageOf({ kind: 'program', entry }, own)
    }
    const notice = noticeAt.get(route)
    if (notice && routes.has(route)) {
      const named = programs.filter(({ slug }) => slug === notice.data.program)
      const own = { pages: board ? [board] : [], programs: named }
      return pageOf({ kind: 'notice', entry: notice }, own)
    }
    const { list, part } = readListPart(route) ?? { list: route, part: undefined }
    const page = pageAt(list)
    if (page) return pageOf({ kind: 'page', entry: page, part })
    const notFound = pageAt(notFoundRoute)
    if (!notFound) throw new Error('pages/404.mdx is missing: it is the not-found page')
    return pageOf({ kind: 'page', entry: notFound })
  }
}

const none: readonly never[] = []

type SomeLists = Pick<PageContent, (typeof kinds)[CollectionKind]['collection']>

/**
 * The lists of all kinds but pages and programs: those with a section on the layout, the others empty.
 * The not-found page suggests the pages of every kind that has them.
 */
function sectionsOf(shown: ShownEntry, content: SomeLists) {
  const layout = layoutOf(shown)
  const program = shown.kind === 'program' ? shown.entry : undefined
  const others = collectionKinds.filter((kind) => kind !== 'page' && kind !== 'program')
  const named = new Set(program && namesIn(program))
  return Object.fromEntries(
    others.map((kind) => {
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
