import { localeOf } from '#components/locale.ts'
import type { Content } from '#content/kinds/content.ts'
import { renderDocument } from '#scripts/render/document.tsx'
import { contentByRoute } from '#scripts/render/page-data.ts'
import { pageInLayout } from '#scripts/render/page-in-layout.tsx'
import { structuredData } from '#components/seo/metadata.tsx'
import { pageMedia, renderMarkup } from './page-media.tsx'

const locale = localeOf('en')

/** The HTML in `<main>` of the page at a route, and what the page tells search engines. */
export function pageAt(all: Content, route: string) {
  const data = { ...contentByRoute(all)(route), media: pageMedia, socialImage: undefined }
  const page = pageInLayout({ route, ...data }, locale)
  return {
    html: renderMarkup(page.main),
    nodes: structuredData(page, data, locale),
  }
}

/** The document of the page at a route. */
export const documentAt = (content: Content, route: string): string =>
  renderDocument({
    ...contentByRoute(content)(route),
    route,
    media: pageMedia,
    year: '2027',
    policy: undefined,
    socialImage: undefined,
    worker: false,
  })
