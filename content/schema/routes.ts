import type { KindName } from './kinds.ts'
import { languageOfFile, languageOfRoute, routeIn } from './languages.ts'

/**
 * Every route of the site is made and read here. A route begins with a slash, has none at its end
 * and doesn't include the base path.
 */

/** The not-found page: hosts serve its file with status 404, and no link leads to it. */
export const notFoundRoute = '/404'

/** What the service worker shows when a page can't be fetched. */
export const offlineRoute = '/offline'

/** The forms for editing, on a site with `editing` (content/site.yaml). */
export const adminRoute = '/admin'

/** The Atom feed of the notices, and the calendar of all intakes and events. */
export const feedFile = '/notices.xml'
export const calendarOfAll = '/calendar.ics'

/** The file of a page, by its path on the site. */
export const fileOfPage = (route: string): string => `${route === '/' ? '/index' : route}.html`

/**
 * True for the path of a page, without the base. Files have an extension, and what is for writers has no
 * part in the site: the pages of development and the editor.
 */
export const isPagePath = (path: string): boolean =>
  !/^(?:__|admin(?:\/|$))/.test(path) && !/\.[a-z0-9]+$/i.test(path)

export const pageRoute = (slug: string): string => (slug === 'index' ? '/' : `/${slug}`)

/** The kinds whose entries have pages of their own, each with the folder of their routes. */
const folders = {
  page: '',
  program: '/programs',
  notice: '/notices',
} as const satisfies { [K in KindName]?: string }

export type PageKind = keyof typeof folders

export const isPageKind = (kind: string): kind is PageKind => Object.hasOwn(folders, kind)

export const programRoute = (slug: string): string => `${folders.program}/${slug}`
export const noticeRoute = (slug: string): string => `${folders.notice}/${slug}`

type ProgramFile = { readonly slug: string; readonly path: string }
type WithBrochure = ProgramFile & { readonly data: { brochureLink?: string | undefined } }

/** The address of the brochure that the build makes, in the language of the program's file. */
export const madeBrochureOf = ({ slug, path }: ProgramFile): string =>
  routeIn(languageOfFile(path), `/brochures/${slug}.pdf`)

/**
 * The address of a program's brochure: the file that it names, or the one that the build makes.
 * A file with the name of the one in English is no translation's.
 */
export const brochureOf = ({ slug, path, data: { brochureLink } }: WithBrochure): string =>
  brochureLink === undefined || brochureLink === `/brochures/${slug}.pdf`
    ? madeBrochureOf({ slug, path })
    : brochureLink

/** True if the brochure is the file that the program names. */
export const hasOwnBrochure = (program: WithBrochure): boolean =>
  brochureOf(program) === program.data.brochureLink

export function routeOf({ kind, slug }: { kind: KindName; slug: string }): string | undefined {
  if (!isPageKind(kind)) return undefined
  return kind === 'page' ? pageRoute(slug) : `${folders[kind]}/${slug}`
}

export type SomePage = { readonly slug: string; readonly data: { readonly layout: string } }

/** The layouts that list all entries of a kind. */
export type ListLayout = 'programs' | 'notices'

/** The page that lists all entries of a kind. It may have any name. */
export const listPage = <P extends SomePage>(pages: readonly P[], layout: ListLayout) =>
  pages.find(({ data }) => data.layout === layout)

export const programList = <P extends SomePage>(pages: readonly P[]): P | undefined =>
  listPage(pages, 'programs')

/** A part of such a list: a page of programs from 1, or the names of all; a year of notices. */
export type ListPart = number | 'all'

/** Whole rows of cards in one, two and three columns. */
export const programsPerPage = 24

export const pageCount = (programs: number): number =>
  Math.max(1, Math.ceil(programs / programsPerPage))

/** The programs that a part of their list shows, and how many come before them. */
export function programsOfPart<E>(programs: readonly E[], part: ListPart) {
  if (part === 'all') return { before: 0, shown: programs }
  const before = (part - 1) * programsPerPage
  return { before, shown: programs.slice(before, before + programsPerPage) }
}

/** `/programs/page/2`. No entry's own page can have it, since a slug contains no slash. */
export const listPartRoute = (route: string, part: ListPart): string =>
  part === 1 ? route : `${route === '/' ? '' : route}/page/${part}`

/** The parts of a list of so many programs besides its first page: none if that one holds them all. */
export function furtherPages(programs: number): ListPart[] {
  const count = pageCount(programs)
  if (count === 1) return []
  return [...Array.from({ length: count - 1 }, (_, index) => index + 2), 'all']
}

type Dated = { readonly data: { readonly date: string } }

const yearOf = ({ data }: Dated) => Number(data.date.slice(0, 4))
const firstYear = (notices: readonly Dated[]) => Math.max(...notices.map(yearOf)) - 1

/** The years before the newest two of notices, the latest first. Each has a page below their list. */
export const earlierYears = (notices: readonly Dated[]): number[] =>
  [...new Set(notices.map(yearOf))]
    .filter((year) => year < firstYear(notices))
    .toSorted((a, b) => b - a)

/** The notices of a year, or those of the newest two years for the list itself. */
export const noticesOfPart = <N extends Dated>(notices: readonly N[], year?: ListPart): N[] =>
  notices.filter((notice) =>
    year === undefined ? yearOf(notice) >= firstYear(notices) : yearOf(notice) === year,
  )

/** The list and the part of it that a route names, if it names one. */
export function readListPart(route: string): { list: string; part: ListPart } | undefined {
  const [, list, part] = /^(.*)\/page\/(\d+|all)$/.exec(route) ?? []
  if (list === undefined || part === undefined) return undefined
  return { list: list || '/', part: part === 'all' ? part : Number(part) }
}

/** The path of an address, which is empty for `#faq`, and what follows its #: `/about` and `faq` of `/about?a=b#faq`. */
export function splitAddress(address: string): { path: string; anchor: string | undefined } {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? []
  return { path, anchor }
}

/**
 * True if the site itself has a route: the offline page, the editor, the pages of a language, a page
 * that hosts look for in a folder (`index`, `404`), or a part of a list.
 */
export const isReservedRoute = (route: string): boolean =>
  [offlineRoute, adminRoute].includes(route.toLowerCase()) ||
  /\/index$|.\/404$/i.test(route) ||
  languageOfRoute(route.toLowerCase()) !== 'en' ||
  readListPart(route) !== undefined

/** `/about` of a site at `https://host/some/path` gives `https://host/some/path/about`. */
export function absoluteUrl(siteUrl: string, path: string): string {
  const root = siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`
  return new URL(root + path.replace(/^\//, '')).href
}
