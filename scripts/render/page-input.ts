import type { Content, Entry, EntryBody } from '#scripts/content/types.ts'
import type { Origins } from '#scripts/hosts/policy.ts'
import type { ImageVariants } from '#scripts/make/images/image-variants.ts'

/** The route that the not-found page is rendered for; hosts serve its file with status 404. */
export const notFoundRoute = '/404'

/** Where the service worker finds what it shows in the place of a page that cannot be had offline. */
export const offlineRoute = '/offline'

/** All that a page is rendered from; what is not in it cannot show on the page. */
export type PageInput = {
  /** Without the base; unknown ones give the not-found page. */
  route: string
  content: Content
  /** The formats and widths of local pictures, by address. */
  variants: ReadonlyMap<string, ImageVariants>
  /** Of the whole site, for the page's policy; in development there is none. */
  origins: Origins | undefined
  /** For the footer. */
  year: number
  /** Whether browsers are given the service worker. */
  worker: boolean
}

/** What a build takes out of a program that is only listed: nobody reads its text there. */
const unread: EntryBody = {
  sum: '',
  code: '',
  headings: [],
  links: [],
  images: [],
  isEmpty: true,
  letters: '',
}
const listed = <T>(entry: Entry<T>): Entry<T> => ({ ...entry, body: unread })

/**
 * Divides the content among the pages, so that a page has to be rendered anew only when something
 * on it has changed. A program's page is given that program, the two beside it and the page that
 * lists them all; every other page all but the programs' texts.
 */
export function divideContent(content: Content): (route: string) => Content {
  const programs = content.programs.map(listed)
  const places = new Map(programs.map(({ slug }, place) => [`/programs/${slug}`, place]))
  const whole = { ...content, programs }
  const frame = {
    ...content,
    pages: content.pages.filter(({ data }) => data.layout === 'programs').map(listed),
    highlights: [],
    testimonials: [],
    faqs: [],
    partners: [],
  }
  return (route) => {
    const place = places.get(route)
    const file = content.routes.get(route)
    if (place === undefined || file === undefined) return whole
    return {
      ...frame,
      programs: beside(programs, content.programs, place),
      routes: new Map([[route, file]]),
    }
  }
}

/** A program between its neighbours; the last one and the first are neighbours too. */
function beside<T>(entries: readonly T[], read: readonly T[], place: number): T[] {
  const around = [place - 1, place, place + 1].map((at) => (at + entries.length) % entries.length)
  return [...new Set(around)].flatMap((at) => (at === place ? read : entries).slice(at, at + 1))
}
