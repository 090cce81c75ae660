import { renderToStaticMarkup } from 'react-dom/server'
import { Body } from '#components/mdx/Body.tsx'
import { breadcrumbs, type Crumb } from '#components/seo/breadcrumbs.ts'
import { course } from '#components/seo/course.ts'
import { faqPage } from '#components/seo/faq-page.ts'
import type { JsonLd } from '#components/seo/json-ld.ts'
import { organization } from '#components/seo/organization.ts'
import type { Content } from '#scripts/content/types.ts'
import { absoluteUrl } from '#scripts/site-files/absolute-url.ts'
import { notFoundRoute } from './content.ts'
import type { View } from './view.tsx'

/** What the head of a page says; addresses are absolute. */
export type Facts = {
  title: string
  description: string
  canonical: string
  nodes: readonly (JsonLd | undefined)[]
  isMissing: boolean
}

function trail(view: View, content: Content): Crumb[] {
  const home = { name: 'Home', path: '/' }
  if (view.route === '/') return [home]
  const here = { name: view.entry.data.title, path: view.route }
  const parent = content.pages.find(({ slug }) => slug === 'programs')
  return view.kind === 'program' && parent
    ? [home, { name: parent.data.title, path: '/programs' }, here]
    : [home, here]
}

function structuredData(view: View, content: Content): (JsonLd | undefined)[] {
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

/** The facts of the page at a view's route. */
export function factsOf(view: View, content: Content): Facts {
  const isMissing = view.route === notFoundRoute
  const { title } = view.entry.data
  return {
    title: `${title} | ${content.site.name}`,
    description: view.kind === 'program' ? view.entry.data.summary : view.entry.data.description,
    canonical: absoluteUrl(content.site.url, view.route),
    nodes: isMissing ? [] : structuredData(view, content),
    isMissing,
  }
}
