import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { emptyFrame } from '#scripts/render/frame.ts'
import { notFoundRoute } from '#scripts/render/page-input.ts'

/** In development the page as it stands; a build asks once, for the frame of all pages. */
export default async function onRenderHtml(pageContext: PageContextServer) {
  return escapeInject`${dangerouslySkipEscape(await documentAt(pageContext))}`
}

async function documentAt({ is404, urlPathname }: PageContextServer): Promise<string> {
  if (!import.meta.env.DEV) return emptyFrame
  const { currentDocument } = await import('#scripts/render/current.tsx')
  return currentDocument(is404 ? notFoundRoute : urlPathname)
}
