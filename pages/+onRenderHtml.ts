import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { renderDocument } from '#scripts/render/document.tsx'
import { notFoundRoute } from '#scripts/render/content.ts'

export default async function onRenderHtml(pageContext: PageContextServer) {
  const route = pageContext.is404 ? notFoundRoute : pageContext.urlPathname
  return escapeInject`${dangerouslySkipEscape(await renderDocument(route))}`
}
