import type { KindName } from './kinds.ts'
import type { LayoutName } from './page.ts'

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

/** The file of a page, by its path on the site. */
export const fileOfPage = (route: string): string => `${route === '/' ? '/index' : route}.html`

export const pageRoute = (slug: string): string => (slug === 'index' ? '/' : `/${slug}`)
export const programRoute = (slug: string): string => `/programs/${slug}`

type WithBrochure = { readonly slug: string; readonly data: { brochureLink?: string | undefined } }

/** The address of a program's brochure: the file that it names, or the one that the build makes. */
export const brochureOf = ({ slug, data }: WithBrochure): string =>
  data.brochureLink ?? `/brochures/${slug}.pdf`

/** The route of an entry's own page; undefined if entries of its kind have none. */
export function routeOf({ kind, slug }: { kind: KindName; slug: string }): string | undefined {
  if (kind === 'page') return pageRoute(slug)
  return kind === 'program' ? programRoute(slug) : undefined
}

/** The page or program with this route; undefined for what the site itself makes. */
export function entryAt(route: string): { kind: 'page' | 'program'; slug: string } | undefined {
  if (isReservedRoute(route)) return undefined
  const [, program] = /^\/programs\/([^/]+)$/.exec(route) ?? []
  if (program !== undefined) return { kind: 'program', slug: program }
  return { kind: 'page', slug: route === '/' ? 'index' : route.slice(1) }
}

export type SomePage = { readonly slug: string; readonly data: { readonly layout: string } }

/** The page that lists the programs. It may have any name. */
export const programList = <P extends SomePage>(pages: readonly P[]): P | undefined =>
  pages.find(({ data }) => data.layout === 'programs')

/** How many programs one page of their list holds: whole rows in one, two and three columns. */
export const programsPerPage = 24

/** A part of the list of programs: one of its pages, from 1, or the names of all. */
export type ListPart = number | 'all'

/** How many pages a list of so many programs has. */
export const pageCount = (programs: number): number =>
  Math.max(1, Math.ceil(programs / programsPerPage))

/** `/programs/page/2`. No program's own page can have it, since a slug contains no slash. */
export const listPartRoute = (route: string, part: ListPart): string =>
  part === 1 ? route : `${route === '/' ? '' : route}/page/${part}`

/** The parts of a list of so many programs besides its first page: none if that one holds them all. */
export function furtherParts(programs: number): ListPart[] {
  const count = pageCount(programs)
  if (count === 1) return []
  return [...Array.from({ length: count - 1 }, (_, index) => index + 2), 'all']
}

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
 * Ids that layouts put on their pages, besides those of the headings in the text and of the sections
 * of entries (`sections` in kinds.ts): a link may name them after #, and no heading may take them.
 * An id that is the name of a field is on the page only if the field is in the frontmatter.
 */
export const anchors: Readonly<Record<LayoutName | 'program', readonly string[]>> = {
  home: ['why', 'services', 'inquiry'],
  about: ['expertise', 'closing'],
  programs: ['list', 'closing'],
  contact: ['message', 'information'],
  service: ['services', 'points', 'steps', 'plans', 'courses', 'closing'],
  text: [],
  privacy: ['message', 'map'],
  'not-found': [],
  program: [
    'audience',
    'eligibility',
    'subjects',
    'outcomes',
    'timetable',
    'certificate',
    'apply',
    'ask',
  ],
}

/**
 * True if the site itself has a route: the offline page, the editor, a page that hosts look for in a folder
 * (`index`, `404`), or a part of a list.
 */
export const isReservedRoute = (route: string): boolean =>
  [offlineRoute, adminRoute].includes(route.toLowerCase()) ||
  /\/index$|.\/404$/i.test(route) ||
  readListPart(route) !== undefined

/** `/about` of a site at `https://host/some/path` gives `https://host/some/path/about`. */
export function absoluteUrl(siteUrl: string, path: string): string {
  const root = siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`
  return new URL(root + path.replace(/^\//, '')).href
}
