import { renderToStaticMarkup } from 'react-dom/server'
import { Body } from '#components/mdx/Body.tsx'
import { breadcrumbs, type Crumb } from '#components/seo/breadcrumbs.ts'
import { course } from '#components/seo/course.ts'
import { faqPage } from '#components/seo/faq-page.ts'
import type { JsonLd } from '#components/seo/json-ld.ts'
import { organization } from '#components/seo/organization.ts'
import { programStrings } from '#components/strings.ts'
import {
  absoluteUrl,
  listPartRoute,
  type ListPart,
  pageCount,
  pageRoute,
  programList,
  readListPart,
  notFoundRoute,
  offlineRoute,
} from '#content/schema/routes.ts'
import type { PageContent } from '#content/schema/collections.ts'
import type { View } from './view.tsx'

/** What the head of a page says; addresses are absolute. */
export type Facts = {
  title: string
  description: string
  canonical: string
  nodes: readonly (JsonLd | undefined)[]
  /** What a page is that stands in for another, on whatever address: the not-found or the offline page. */
  standsFor: '404' | 'offline' | undefined
  /** Absolute addresses of the pages before and after this one, where it is a part of a list. */
  previous?: string | undefined
  next?: string | undefined
}

const nameOfPart = (part: ListPart) =>
  part === 'all' ? programStrings.all : programStrings.page(part)

function trail(view: View, content: PageContent): Crumb[] {
  const home = { name: 'Home', path: '/' }
  if (view.route === '/') return [home]
  const here = { name: view.entry.data.title, path: view.route }
  const parent = programList(content.pages)
  if (view.kind === 'program') {
    return parent
      ? [home, { name: parent.data.title, path: pageRoute(parent.slug) }, here]
      : [home, here]
  }
  const list = readListPart(view.route)?.list
  return view.part === undefined || list === undefined
    ? [home, here]
    : [home, { ...here, path: list }, { name: nameOfPart(view.part), path: view.route }]
}

function structuredData(view: View, content: PageContent): (JsonLd | undefined)[] {
  const { siteEntry } = content
  const path = breadcrumbs(trail(view, content), siteEntry)
  if (view.kind === 'program') return [course(view.entry, siteEntry), path]
  const answered = content.faqs.map((faq) => ({
    ...faq,
    answer: renderToStaticMarkup(<Body of={faq} />),
  }))
  const faqs = view.entry.data.layout === 'about' ? faqPage(answered) : undefined
  return [organization(siteEntry), faqs, path]
}

/** The pages before and after a page of the list of programs. */
function neighbours(view: View, { programs, site }: PageContent) {
  if (view.kind === 'program' || view.entry.data.layout !== 'programs' || view.part === 'all') {
    return {}
  }
  const { list, part } = { list: view.route, part: 1, ...readListPart(view.route) }
  if (part === 'all') return {}
  const at = (page: number) => absoluteUrl(site.url, listPartRoute(list, page))
  const previous = part > 1 ? at(part - 1) : undefined
  const next = part < pageCount(programs.length) ? at(part + 1) : undefined
  return { previous, next }
}

/** The facts of the page at a view's route. */
export function factsOf(view: View, content: PageContent): Facts {
  const standsFor =
    view.route === notFoundRoute ? '404' : view.route === offlineRoute ? 'offline' : undefined
  const { title } = view.entry.data
  const part = view.kind === 'page' && view.part !== undefined ? `, ${nameOfPart(view.part)}` : ''
  return {
    title: `${title}${part} | ${content.site.name}`,
    description: view.kind === 'program' ? view.entry.data.summary : view.entry.data.description,
    canonical: absoluteUrl(content.site.url, view.route),
    nodes: standsFor ? [] : structuredData(view, content),
    standsFor,
    ...neighbours(view, content),
  }
}
