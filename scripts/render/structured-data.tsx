import { renderToStaticMarkup } from 'react-dom/server'
import { Body } from '#components/mdx/Body.tsx'
import {
  breadcrumbs,
  type Crumb,
  course,
  courseList,
  event,
  faqPage,
  newsArticle,
  organization,
  type JsonLd,
} from '#components/seo/json-ld.tsx'
import { noticeSummary } from '#components/sections/notices/words.ts'
import type { Locale } from '#components/locale.ts'
import { MediaContext } from '#components/ui/page-media.ts'
import { InLocale } from '#components/use-locale.tsx'
import { withoutLanguage } from '#content/schema/languages.ts'
import { type ListPart, pageRoute, readListPart } from '#content/schema/routes.ts'
import { programList, programsOfPart } from '#content/kinds/routes.ts'
import type { PageContent } from '#content/kinds/content.ts'
import type { LayoutName } from '#content/kinds/page.ts'
import type { PageData } from './page-data.ts'
import { translateLinks } from './translated-links.ts'
import type { RoutePage } from './page-in-layout.tsx'

export const nameOfPart = (part: ListPart, layout: LayoutName, { strings }: Locale): string => {
  if (part === 'all') return strings.program.all
  return layout === 'notices' ? strings.list.year(part) : strings.list.page(part)
}

/** The sentence below the title in search results. */
export function descriptionOf(page: RoutePage, locale: Locale): string {
  if (page.kind === 'notice') return noticeSummary(page.entry, locale)
  return page.kind === 'program' ? page.entry.data.summary : page.entry.data.description
}

function trail(page: RoutePage, { pages, noticeList }: PageContent, locale: Locale): Crumb[] {
  const home = { name: locale.strings.home, path: '/' }
  if (withoutLanguage(page.route) === '/') return [home]
  const here = { name: page.entry.data.title, path: page.route }
  if (page.kind === 'notice')
    return [home, ...(noticeList ? [{ name: noticeList.label, path: noticeList.to }] : []), here]
  if (page.kind === 'program') {
    const parent = programList(pages)
    return parent
      ? [home, { name: parent.data.title, path: pageRoute(parent.slug) }, here]
      : [home, here]
  }
  const list = readListPart(page.route)?.list
  if (page.part === undefined || list === undefined) return [home, here]
  const part = nameOfPart(page.part, page.entry.data.layout, locale)
  return [home, { ...here, path: list }, { name: part, path: page.route }]
}

type Options = Pick<PageData, 'content' | 'socialImage' | 'translated' | 'media'>

export function structuredData(
  page: RoutePage,
  { content, socialImage: picture, translated, media }: Options,
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
  const answered = content.faqs.map((faq) => {
    const answer = renderToStaticMarkup(
      <InLocale locale={locale}>
        <MediaContext value={media}>
          <Body of={faq} />
        </MediaContext>
      </InLocale>,
    )
    return { ...faq, answer: translated ? translateLinks(answer, translated) : answer }
  })
  const { lang } = page.entry.data
  if (page.kind === 'program')
    return [course(page.entry, site, picture, content.trainers), faqPage(answered, lang), path]
  const { layout } = page.entry.data
  const faqs = layout === 'about' ? faqPage(answered, lang) : undefined
  const { part = 1 } = page
  const isList = layout === 'programs' && part !== 'all'
  const { before, shown } = programsOfPart(programs, part)
  const courses = isList ? courseList(shown, site, before + 1) : undefined
  return [organization(site), courses, faqs, path]
}
