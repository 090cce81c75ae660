import type { Content, PageContent, ShownEntry } from '#content/kinds/content.ts'
import { listPage, routeOf } from '#content/kinds/routes.ts'
import {
  type CollectionKind,
  collectionKinds,
  type CollectionOf,
  isEntryKind,
  isPageKind,
  type KindName,
  kindOf,
  kinds,
  type Layout,
  pageKinds,
  sectionOn,
} from '#content/kinds/table.ts'
import type { Body, ListedEntry } from '#content/schema/entry.ts'
import {
  type Language,
  languageOfRoute,
  routeIn,
  type Translated,
  translatedRoutes,
  withoutLanguage,
} from '#content/schema/languages.ts'
import { notFoundRoute, pageRoute, readListPart } from '#content/schema/routes.ts'
import type { PageMedia } from '#components/ui/page-media.ts'
import { entriesIn, isShown, withLists } from '#scripts/read/documents/index.ts'
import { valueAt } from '#scripts/read/fields/index.ts'
import { onlyPageOf, referencesIn } from '#scripts/read/site-map/index.ts'

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
  /** The name of the institute. */
  readonly name: string
}

/** All data of a page. The cache of pages has it in the key. */
export type PageData = RouteContent & {
  /** Without the base; with the language. */
  route: string
  media: PageMedia
  year: string
  /** The policy of the page itself, in a `<meta>`. */
  policy: string | undefined
  socialImage: string | undefined
  /** The style sheet of a Nepali page and the fonts that it preloads. */
  type?: { sheet: string; preload: readonly string[] } | undefined
  /** `false` in development, where a font may be used so late that the browser reports its preload. */
  preloadsFonts?: false
  worker: boolean
  /** True if search engines are asked to leave out the page. */
  noindex?: boolean
  /** In development, the address of the form for the page, without the base. */
  editAt?: string
}

/** Other pages get an entry without its body, so that an edit of the body doesn't make them stale. */
const withoutBody = ({ body: _body, ...listed }: ListedEntry<unknown> & { body?: Body }) => listed

/**
 * Divides the content among the pages, so that a page is rendered again only when something on it
 * has changed. The page of an entry gets that entry, its neighbours, the page that lists all and the
 * entries that it names or that name it; every other page gets all pages, and the entries of the kinds
 * with a section on it. The body of an entry with a page is on that page only.
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
    Array.from(
      languages,
      ([
        language,
        {
          routes,
          site: { name },
        },
      ]) => {
        // The not-found page has no address that a link could lead to.
        const isSame = routes.has(route) && route !== notFoundRoute
        return { language, route: routeIn(language, isSame ? route : '/'), isSame, name }
      },
    )
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
function onlyIn(language: Language, content: Content): Translated {
  const files = new Set(
    entriesIn(content)
      .filter(({ entry }) => valueAt(entry.data, ['lang']) === language)
      .map(({ entry }) => entry.path),
  )
  const own = [...content.routes].filter(([, path]) => files.has(path))
  return new Map(own.map(([route]) => [route, route]))
}

type LanguageContent = Pick<RouteContent, 'shown' | 'content'>

function pagesIn(content: Content): (route: string) => LanguageContent {
  const {
    moved: _,
    translations: _own,
    routes,
    ...listed
  } = withLists(content, (kind, entries) => (isPageKind(kind) ? entries.map(withoutBody) : entries))
  const { pages } = listed
  const services = pagesWith(kindOf('page').footer, pages).map(({ slug, data }) => ({
    to: pageRoute(slug),
    label: data.title,
  }))
  const shared: PageContent = { ...listed, services, lists: listLinks(listed) }
  const shownAt = new Map(
    entriesIn(content)
      .filter(isShown)
      .map((shown) => [routeOf({ kind: shown.kind, slug: shown.entry.slug }), shown] as const),
  )
  const pageOf = (shown: ShownEntry): LanguageContent => ({
    shown,
    content: { ...shared, ...listsOn(shown, shared) },
  })
  return (route) => {
    const own = shownAt.get(route)
    if (own && (own.kind === 'page' || routes.has(route))) return pageOf(own)
    const { list, part } = readListPart(route) ?? { list: notFoundRoute, part: undefined }
    const page = shownAt.get(list)
    if (page?.kind === 'page') return pageOf({ ...page, part })
    const notFound = shownAt.get(notFoundRoute)
    if (!notFound) throw new Error('pages/404.mdx is missing: it is the not-found page')
    return pageOf(notFound)
  }
}

type SomeLists = Pick<PageContent, CollectionOf<CollectionKind>>

/** Links to the pages that list the entries of a kind, as long as there are any. */
const listLinks = (content: SomeLists): PageContent['lists'] =>
  Object.fromEntries(
    pageKinds.flatMap((kind) => {
      const page = content[kinds[kind].collection].length > 0 && listPage(content.pages, kind)
      return page ? [[kind, { to: pageRoute(page.slug), label: page.data.title }]] : []
    }),
  )

/** The entries of each kind that a page gets. The page of an entry gets only its list of the pages. */
function listsOn(shown: ShownEntry, content: PageContent) {
  const layout: Layout = shown.kind === 'page' ? shown.entry.data.layout : shown.kind
  const isEntry = isEntryKind(layout)
  const isNamed = isEntry ? relatedTo(shown) : undefined
  return Object.fromEntries(
    collectionKinds.map((kind): [string, readonly ListedEntry<unknown>[]] => {
      const { collection } = kinds[kind]
      const { onEveryPage, page } = kindOf(kind)
      const entries: readonly ListedEntry<unknown>[] = content[collection]
      if (kind === 'page')
        return [
          collection,
          isEntry ? pagesWith(kindOf(layout).list?.layout, content.pages) : entries,
        ]
      if (kind === shown.kind && page?.hasNeighbours)
        return [collection, withNeighbours(entries, shown.entry.slug)]
      const isSuggested = layout === 'not-found' && isPageKind(kind)
      if (!onEveryPage && !isSuggested && sectionOn(layout, kind) === undefined)
        return [collection, []]
      if (isNamed) return [collection, entries.filter((entry) => isNamed(kind, entry))]
      const isHere = ({ data }: ListedEntry<unknown>) =>
        onlyPageOf({ kind, fields: data }) === undefined
      return [collection, entries.filter(isHere)]
    }),
  )
}

const pagesWith = (layout: string | undefined, pages: PageContent['pages']) =>
  pages.filter(({ data }) => data.layout === layout)

const nameOf = ({ kind, slug }: { kind: string; slug: string }) => `${kind}/${slug}`

/** Returns a function that tells the entries that an entry names, or that name it. */
function relatedTo({ kind, entry }: ShownEntry) {
  const named = new Set(referencesIn({ kind, fields: entry.data }).map(nameOf))
  const own = nameOf({ kind, slug: entry.slug })
  return (other: KindName, { slug, data }: ListedEntry<unknown>): boolean =>
    named.has(nameOf({ kind: other, slug })) ||
    referencesIn({ kind: other, fields: data }).some((each) => nameOf(each) === own)
}

/** An entry between its neighbours. The first entry follows the last. */
function withNeighbours<T extends { slug: string }>(entries: readonly T[], slug: string): T[] {
  const index = entries.findIndex((each) => each.slug === slug)
  const indexes = [index - 1, index, index + 1].map((at) => (at + entries.length) % entries.length)
  return [...new Set(indexes)].flatMap((at) => entries.slice(at, at + 1))
}
