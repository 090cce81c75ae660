import { renderToStaticMarkup } from 'react-dom/server'
import { Body } from '#components/mdx/Body.tsx'
import {
  breadcrumbs,
  type Crumb,
  course,
  courseList,
  faqPage,
  organization,
  type JsonLd,
} from '#components/seo/json-ld.tsx'
import { programStrings } from '#components/strings.ts'
import {
  type ListPart,
  pageRoute,
  programList,
  programsPerPage,
  readListPart,
} from '#content/schema/routes.ts'
import type { PageContent } from '#content/schema/collections.ts'
import type { RoutePage } from './page-in-layout.tsx'

export const nameOfPart = (part: ListPart) =>
  part === 'all' ? programStrings.all : programStrings.page(part)

function trail(page: RoutePage, content: PageContent): Crumb[] {
  const home = { name: 'Home', path: '/' }
  if (page.route === '/') return [home]
  const here = { name: page.entry.data.title, path: page.route }
  const parent = programList(content.pages)
  if (page.kind === 'program') {
    return parent
      ? [home, { name: parent.data.title, path: pageRoute(parent.slug) }, here]
      : [home, here]
  }
  const list = readListPart(page.route)?.list
  return page.part === undefined || list === undefined
    ? [home, here]
    : [home, { ...here, path: list }, { name: nameOfPart(page.part), path: page.route }]
}

/** `picture` is the address of the picture for social networks. */
export function structuredData(
  page: RoutePage,
  content: PageContent,
  picture?: string,
): (JsonLd | undefined)[] {
  const { siteEntry, programs } = content
  const path = breadcrumbs(trail(page, content), siteEntry)
  const answered = content.faqs.map((faq) => ({
    ...faq,
    answer: renderToStaticMarkup(<Body of={faq} />),
  }))
  const { lang } = page.entry.data
  if (page.kind === 'program')
    return [course(page.entry, siteEntry, picture), faqPage(answered, lang), path]
  const { layout } = page.entry.data
  const faqs = layout === 'about' ? faqPage(answered, lang) : undefined
  const { part = 1 } = page
  const first = part === 'all' ? 0 : (part - 1) * programsPerPage
  const listed = part === 'all' ? [] : programs.slice(first, first + programsPerPage)
  const courses = layout === 'programs' ? courseList(listed, siteEntry, first + 1) : undefined
  return [organization(siteEntry), courses, faqs, path]
}
