import { routeOf } from '#content/kinds/routes.ts'
import type * as Schema from 'schema-dts'
import { absoluteUrl } from '#content/schema/routes.ts'
import type { Site } from '#content/kinds/site.ts'
import type { ListedEntry } from '#content/schema/entry.ts'
import { isSupplied, totalOf } from '#content/schema/course/course.ts'
import { type Notice, startOf, withZone } from '#content/kinds/notice.ts'
import type { Program } from '#content/kinds/program.ts'
import { asciiDigits } from '#content/schema/values/typed-number.ts'
import type { Trainer } from '#content/kinds/trainer.ts'
import { type Translated, translatedAddress } from '#content/schema/languages.ts'

export type JsonLd = { readonly '@type': string }

type Undefinable<T> = { [K in keyof T]: T[K] | undefined }

/** A node without its undefined fields. */
const node = <T extends object>(fields: Undefinable<T>): T => JSON.parse(JSON.stringify(fields))

/** The institute; on a translated page, with the pages in its language. */
type MarkedSite = Marked<Site> & { readonly translated?: Translated | undefined }

/** The public address of a file, or of Home in English, which names the institute. */
const address = ({ data }: MarkedSite, path: string): string => absoluteUrl(data.url, path)

/** The public address of a page: in the language of the page that names it, if it is translated. */
const pageAddress = (site: MarkedSite, route: string): string =>
  address(site, (site.translated && translatedAddress(route, site.translated)) ?? route)

/** JSON for a script element. Escapes `<`, which could end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')

/** JSON-LD, one script element for each node. It is data: the browser doesn't run it. */
export function StructuredData({ nodes }: { nodes: readonly (JsonLd | undefined)[] }) {
  return nodes
    .filter((each) => each !== undefined)
    .map((each) => (
      <script
        key={each['@type']}
        data-page=""
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: scriptJson({ '@context': 'https://schema.org', ...each }),
        }}
      />
    ))
}

/** Data, and the paths of values that the owner still has to supply, such as `social.0.url`. */
type Marked<T> = Pick<ListedEntry<T>, 'data' | 'toSupply'>

const isMarked = (toSupply: readonly string[], path: string) =>
  toSupply.some((field) => field === path || field.startsWith(`${path}.`))

/** The value of a field; undefined if it, or a part of it, has to be supplied. */
function known<T, K extends keyof T & string>(
  { data, toSupply }: Marked<T>,
  field: K,
): T[K] | undefined {
  return isMarked(toSupply, field) ? undefined : data[field]
}

/** A list without the items that have to be supplied; undefined if none are left. */
function knownItems<T extends Record<K, readonly unknown[]>, K extends keyof T & string>(
  { data, toSupply }: Marked<T>,
  field: K,
): T[K][number][] | undefined {
  const items = data[field].filter((_, index) => !isMarked(toSupply, `${field}.${index}`))
  return items.length > 0 ? items : undefined
}

/**
 * The institute as the provider of a course. Its name and web address are working values that
 * every page shows, so they are included.
 */
function provider(site: MarkedSite): Schema.EducationalOrganizationLeaf {
  return {
    '@type': 'EducationalOrganization',
    '@id': address(site, '/#institute'),
    name: site.data.name,
    url: address(site, '/'),
  }
}

function postalAddress(site: MarkedSite): Schema.PostalAddressLeaf | undefined {
  const place = known(site, 'address')
  return (
    place && {
      '@type': 'PostalAddress',
      streetAddress: place.locality,
      addressLocality: place.city,
      addressCountry: place.countryCode,
    }
  )
}

/** The institute, without facts that are still to be supplied. */
export function organization(
  site: MarkedSite,
  englishName?: string,
): Schema.EducationalOrganizationLeaf {
  const hours = known(site, 'openingHours')
  return node<Schema.EducationalOrganizationLeaf>({
    ...provider(site),
    alternateName: englishName ?? known(site, 'nepaliName'),
    description: known(site, 'description'),
    logo: address(site, '/icon-512.png'),
    email: known(site, 'email'),
    telephone: known(site, 'phone'),
    address: postalAddress(site),
    hasMap: known(site, 'map')?.link,
    foundingDate: known(site, 'founded')?.toString(),
    identifier: known(site, 'registrations')?.map(({ name, number }) => ({
      '@type': 'PropertyValue',
      name,
      value: number,
    })),
    memberOf: known(site, 'affiliations')?.map(({ name, link }) =>
      node<Schema.OrganizationLeaf>({ '@type': 'Organization', name, url: link }),
    ),
    openingHoursSpecification: hours?.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    sameAs: knownItems(site, 'social')?.map(({ url }) => url),
  })
}

/** The units of ISO 8601, by the words for them. */
const units = {
  D: /^(?:days?|दिन)$/,
  W: /^(?:weeks?|हप्ता)$/,
  M: /^(?:months?|महिना)$/,
  Y: /^(?:years?|वर्ष)$/,
}

/** `5 days` or `५ दिन` → `P5D` (ISO 8601); undefined if the text isn't a number and a unit. */
function isoDuration(text: string): string | undefined {
  const [, count = '', words = ''] = /^(\d+|[०-९]+)[ -](\S+)$/.exec(text) ?? []
  const [unit] = Object.entries(units).find(([, names]) => names.test(words)) ?? []
  return unit && `P${asciiDigits(count)}${unit}`
}

/** The trainers whose names are known; undefined if there are none. */
function people(trainers: readonly Marked<Trainer>[]): Schema.PersonLeaf[] | undefined {
  const named = trainers.flatMap((trainer): Schema.PersonLeaf[] => {
    const name = known(trainer, 'name')
    const jobTitle = known(trainer, 'role')
    return name === undefined
      ? []
      : [node<Schema.PersonLeaf>({ '@type': 'Person', name, jobTitle })]
  })
  return named.length > 0 ? named : undefined
}

/** The intakes whose facts are supplied. If there are none, the place and the duration. */
function instances(
  program: Marked<Program> & { readonly slug: string },
  location: string | undefined,
  courseWorkload: string | undefined,
  instructor: Schema.PersonLeaf[] | undefined,
) {
  const instance = (fields: Undefinable<Omit<Schema.CourseInstanceLeaf, '@type'>>) =>
    node<Schema.CourseInstanceLeaf>({ '@type': 'CourseInstance', courseWorkload, ...fields })
  const known = program.data.intakes?.filter((_, index) => isSupplied(program, index)) ?? []
  if (known.length === 0) return (location ?? courseWorkload) ? instance({ location }) : undefined
  return known.map(({ starts, ends = starts, place = location, mode, seats }) =>
    instance({
      courseMode: mode?.replace(' ', ''),
      startDate: starts,
      endDate: ends,
      location: mode === 'online' ? undefined : place,
      maximumAttendeeCapacity: seats,
      instructor,
      courseSchedule: { '@type': 'Schedule', startDate: starts, endDate: ends },
    }),
  )
}

function offer(program: Marked<Program>, currency: string): Schema.OfferLeaf | undefined {
  const fee = known(program, 'fee')
  if (fee === 'free') return { '@type': 'Offer', category: 'Free', price: 0 }
  if (typeof fee !== 'object') return undefined
  const price = totalOf(fee)
  return { '@type': 'Offer', category: 'Paid', price, priceCurrency: fee.currency ?? currency }
}

/** A program as a course; undefined if its title is still to be supplied. `picture` is a path of the site. */
export function course(
  program: Marked<Program> & { readonly slug: string },
  site: MarkedSite,
  picture?: string,
  trainers: readonly Marked<Trainer>[] = [],
): Schema.CourseLeaf | undefined {
  const name = known(program, 'title')
  if (name === undefined) return undefined
  const location = known(program, 'location')
  const duration = known(program, 'duration')
  const timeRequired = duration === undefined ? undefined : isoDuration(duration)
  return node<Schema.CourseLeaf>({
    '@type': 'Course',
    name,
    description: known(program, 'description') ?? known(program, 'summary'),
    url: pageAddress(site, routeOf({ kind: 'program', slug: program.slug })),
    image: picture && address(site, picture),
    provider: provider(site),
    inLanguage: program.data.lang,
    about: known(program, 'focus'),
    teaches: knownItems(program, 'subjects'),
    timeRequired,
    audience: known(program, 'audience')?.map((audienceType) => ({
      '@type': 'EducationalAudience',
      audienceType,
    })),
    coursePrerequisites: known(program, 'eligibility'),
    educationalCredentialAwarded: known(program, 'certificate'),
    offers: offer(program, site.data.currency),
    hasCourseInstance: instances(program, location, timeRequired, people(trainers)),
  })
}

/** The courses of a list, each at the address of its own page. `first` is the number of the first one. */
export function courseList(
  programs: readonly { readonly slug: string }[],
  site: MarkedSite,
  first: number,
): Schema.ItemListLeaf | undefined {
  if (programs.length === 0) return undefined
  return {
    '@type': 'ItemList',
    itemListElement: programs.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      url: pageAddress(site, routeOf({ kind: 'program', slug })),
    })),
  }
}

type MarkedNotice = Marked<Notice> & { readonly slug: string }

/** Facts of a notice's page besides its fields. `picture` is a path of the site. */
type About = { readonly description: string; readonly picture?: string | undefined }

/** A notice as news; undefined if its title is still to be supplied. */
export function newsArticle(
  notice: MarkedNotice,
  site: MarkedSite,
  { description, picture }: About,
): Schema.NewsArticleLeaf | undefined {
  const headline = known(notice, 'title')
  const date = known(notice, 'date')
  if (headline === undefined) return undefined
  return node<Schema.NewsArticleLeaf>({
    '@type': 'NewsArticle',
    headline,
    description,
    url: pageAddress(site, routeOf({ kind: 'notice', slug: notice.slug })),
    image: picture && address(site, picture),
    datePublished: date && startOf(date, site.data.timeZone),
    inLanguage: notice.data.lang,
    author: provider(site),
    publisher: provider(site),
  })
}

const eventStatuses = {
  cancelled: 'https://schema.org/EventCancelled',
  moved: 'https://schema.org/EventRescheduled',
} as const

const attendanceModes = {
  'on site': 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  blended: 'https://schema.org/MixedEventAttendanceMode',
} as const

/** Where people meet, or the page that says how to join, or both. */
function eventLocation(notice: MarkedNotice, site: MarkedSite, url: string) {
  const place = known(notice, 'place')
  const meeting = node<Schema.PlaceLeaf>({
    '@type': 'Place',
    name: place ?? site.data.name,
    address: place === undefined ? postalAddress(site) : place,
  })
  const online: Schema.VirtualLocationLeaf = { '@type': 'VirtualLocation', url }
  if (notice.data.mode === 'online') return online
  return notice.data.mode === 'blended' ? [meeting, online] : meeting
}

/** A notice as an event, with its local times; undefined if its title or beginning is to be supplied. */
export function event(
  notice: MarkedNotice,
  site: MarkedSite,
  { description, picture }: About,
): Schema.EventLeaf | undefined {
  const name = known(notice, 'title')
  const starts = known(notice, 'starts')
  if (name === undefined || starts === undefined) return undefined
  const ends = known(notice, 'ends')
  const mode = known(notice, 'mode')
  const status = known(notice, 'status')
  const url = pageAddress(site, routeOf({ kind: 'notice', slug: notice.slug }))
  return node<Schema.EventLeaf>({
    '@type': 'Event',
    name,
    description,
    url,
    image: picture && address(site, picture),
    eventStatus: status && eventStatuses[status],
    eventAttendanceMode: mode && attendanceModes[mode],
    startDate: withZone(starts, site.data.timeZone),
    endDate: ends && withZone(ends, site.data.timeZone),
    location: eventLocation(notice, site, url),
    inLanguage: notice.data.lang,
    organizer: provider(site),
  })
}

export type Crumb = { readonly name: string; readonly path: string }

/** The breadcrumbs from Home to a page; undefined for Home. */
export function breadcrumbs(
  trail: readonly Crumb[],
  site: MarkedSite,
): Schema.BreadcrumbListLeaf | undefined {
  if (trail.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(site, path),
    })),
  }
}
