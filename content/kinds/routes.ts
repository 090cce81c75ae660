import { languageOfFile, routeIn } from '../schema/languages.ts'
import { type ListPart, pageRoute } from '../schema/routes.ts'
import type { KindName } from './table.ts'

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

/** The parts of a list of so many programs besides its first page: none if that one holds them all. */
export function furtherPages(programs: number): ListPart[] {
  const count = pageCount(programs)
  if (count === 1) return []
  return [...Array.from({ length: count - 1 }, (_, index) => index + 2), 'all']
}

type Dated = { readonly data: { readonly date: string } }

const yearOf = ({ data }: Dated) => Number(data.date.slice(0, 4))

/** The earlier of the two years that the list of notices itself has. */
const firstYear = (notices: readonly Dated[]) => Math.max(...notices.map(yearOf)) - 1

/** The years before those, the latest first. Each has a page below the list. */
export function earlierYears(notices: readonly Dated[]): number[] {
  const first = firstYear(notices)
  const years = new Set(notices.map(yearOf).filter((year) => year < first))
  return [...years].toSorted((a, b) => b - a)
}

/** The notices of a year, or those of the list itself. */
export function noticesOfPart<N extends Dated>(notices: readonly N[], part?: ListPart): N[] {
  const first = firstYear(notices)
  return notices.filter((notice) =>
    part === undefined ? yearOf(notice) >= first : yearOf(notice) === part,
  )
}
