import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { currentDocument } from '#scripts/render/current.tsx'
import { notFoundRoute } from '#content/schema/routes.ts'

/** The page as it stands now; a build renders its pages by itself (scripts/build/renderer.ts). */
export default async function onRenderHtml({ is404, urlPathname }: PageContextServer) {
  const html = await currentDocument(is404 ? notFoundRoute : urlPathname)
  return escapeInject`${dangerouslySkipEscape(html)}`
}
