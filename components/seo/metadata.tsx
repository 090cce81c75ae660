import { programParts, programsPerPage } from '#content/kinds/program.ts'
import {
  breadcrumbs,
  type Crumb,
  course,
  courseList,
  event,
  newsArticle,
  organization,
  type JsonLd,
} from '#components/seo/json-ld.tsx'
import { noticeSummary } from '#components/sections/notices/words.ts'
import type { Locale } from '#components/locale.ts'
import { type Language, type Translated, withoutLanguage } from '#content/schema/languages.ts'
import { type ListPart, readListPart } from '#content/schema/routes.ts'
import type { PageContent, ShownEntry } from '#content/kinds/content.ts'
import type { LayoutName } from '#content/kinds/page.ts'

/** An entry at its route. */
type RoutePage = ShownEntry & { readonly route: string }

export const nameOfPart = (part: ListPart, layout: LayoutName, { strings }: Locale): string => {
  if (part === 'all') return strings.program.all
  return layout === 'notices' ? strings.list.year(part) : strings.list.page(part)
}

/** The sentence below the title in search results. */
export function descriptionOf(page: ShownEntry, locale: Locale): string {
  if (page.kind === 'notice') return noticeSummary(page.entry, locale)
  return page.kind === 'program' ? page.entry.data.summary : page.entry.data.description
}

function trail(page: RoutePage, { lists }: PageContent, locale: Locale): Crumb[] {
  const home = { name: locale.strings.home, path: '/' }
  if (withoutLanguage(page.route) === '/') return [home]
  const here = { name: page.entry.data.title, path: page.route }
  if (page.kind !== 'page') {
    const list = lists[page.kind]
    return [home, ...(list ? [{ name: list.label, path: list.to }] : []), here]
  }
  const list = readListPart(page.route)?.list
  if (page.part === undefined || list === undefined) return [home, here]
  const part = nameOfPart(page.part, page.entry.data.layout, locale)
  return [home, { ...here, path: list }, { name: part, path: page.route }]
}

/** The beginning of a message by WhatsApp from a page. */
export const inquiryOf = (page: ShownEntry, { strings }: Locale): string | undefined =>
  page.kind === 'program' ? strings.inquiry.program(page.entry.data.title) : undefined

type Options = {
  readonly content: PageContent
  /** The path of the social picture. */
  readonly socialImage: string | undefined
  readonly translated: Translated | undefined
  /** The versions of the page in all languages, with the names of the institute. */
  readonly versions: readonly { readonly language: Language; readonly name: string }[]
}

/** The nodes of schema.org that describe a page. */
export function structuredData(
  page: RoutePage,
  { content, socialImage: picture, translated, versions }: Options,
  locale: Locale,
): (JsonLd | undefined)[] {
  const { programs, siteEntry } = content
  // A build may have another address than the file says.
  const site = { ...siteEntry, data: { ...siteEntry.data, url: content.site.url }, translated }
  const path = breadcrumbs(trail(page, content, locale), site)
  if (page.kind === 'notice') {
    const about = { description: noticeSummary(page.entry, locale), picture }
    return [
      page.entry.data.category === 'event'
        ? event(page.entry, site, about)
        : newsArticle(page.entry, site, about),
      path,
    ]
  }
  if (page.kind === 'program') return [course(page.entry, site, picture, content.trainers), path]
  const { layout } = page.entry.data
  const { part = 1 } = page
  const courses =
    layout === 'programs' && part !== 'all'
      ? courseList(programParts(programs).get(part) ?? [], site, (part - 1) * programsPerPage + 1)
      : undefined
  const english = versions.find(({ language }) => language === 'en' && locale.language !== 'en')
  return [organization(site, english?.name), courses, path]
}
