import { renderToStaticMarkup } from 'react-dom/server'
import { Body } from '#components/mdx/Body.tsx'
import {
  breadcrumbs,
  type Crumb,
  course,
  faqPage,
  organization,
  type JsonLd,
} from '#components/seo/json-ld.tsx'
import { programStrings } from '#components/strings.ts'
import { type ListPart, pageRoute, programList, readListPart } from '#content/schema/routes.ts'
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

export function structuredData(page: RoutePage, content: PageContent): (JsonLd | undefined)[] {
  const { siteEntry } = content
  const path = breadcrumbs(trail(page, content), siteEntry)
  const answered = content.faqs.map((faq) => ({
    ...faq,
    answer: renderToStaticMarkup(<Body of={faq} />),
  }))
  const { lang } = page.entry.data
  if (page.kind === 'program') return [course(page.entry, siteEntry), faqPage(answered, lang), path]
  const faqs = page.entry.data.layout === 'about' ? faqPage(answered, lang) : undefined
  return [organization(siteEntry), faqs, path]
}
