import { type Language, languageOfRoute } from './languages.ts'

/**
 * Every route of the site is made and read here. A route begins with a slash, has none at its end
 * and doesn't include the base path.
 */

/** The not-found page: hosts serve its file with status 404, and no link leads to it. */
export const notFoundRoute = '/404'

/** The page that the service worker shows in place of one that can't be fetched. */
export const offlineRoute = '/offline'

/** The forms for editing, on a site with `editing` (content/site.yaml). */
export const adminRoute = '/admin'

/** The calendar of all intakes and events. */
export const calendarOfAll = '/calendar.ics'

/** The web manifest in a language. */
export const manifestFile = (language: Language): string =>
  language === 'en' ? '/site.webmanifest' : `/site.${language}.webmanifest`

/** The file of a page, by its path on the site. */
export const fileOfPage = (route: string): string => `${route === '/' ? '/index' : route}.html`

/**
 * True for the path of a page, without the base. Files have an extension, and pages for writers, such
 * as the editor and the inbox, are no part of the site.
 */
export const isPagePath = (path: string): boolean =>
  !/^(?:__|admin(?:\/|$))/.test(path) && !/\.[a-z0-9]+$/i.test(path)

export const pageRoute = (slug: string): string => (slug === 'index' ? '/' : `/${slug}`)

/** A part of the list of a kind: a page of programs from 1, or the names of all; a year of notices. */
export type ListPart = number | 'all'

/** `/programs/page/2`. No entry's own page can have it, since a slug contains no slash. */
export const listPartRoute = (route: string, part: ListPart): string =>
  part === 1 ? route : `${route === '/' ? '' : route}/page/${part}`

/** The list and the part of it that a route names, if it names one. */
export function readListPart(route: string): { list: string; part: ListPart } | undefined {
  const [, list, part] = /^(.*)\/page\/(\d+|all)$/.exec(route) ?? []
  if (list === undefined || part === undefined) return undefined
  return { list: list || '/', part: part === 'all' ? part : Number(part) }
}

/** The path and the anchor of an address: `/about` and `faq` of `/about?a=b#faq`; the path of `#faq` is empty. */
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
