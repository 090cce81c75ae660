import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { notFoundRoute } from '#scripts/render/page-input.ts'

/** In development the page as it stands; a build renders its pages by itself (scripts/build/renderer.ts). */
export default async function onRenderHtml(pageContext: PageContextServer) {
  return escapeInject`${dangerouslySkipEscape(await documentAt(pageContext))}`
}

async function documentAt({ is404, urlPathname }: PageContextServer): Promise<string> {
  if (!import.meta.env.DEV) throw new Error('a build renders its pages by itself')
  const { currentDocument } = await import('#scripts/render/current.tsx')
  return currentDocument(is404 ? notFoundRoute : urlPathname)
}
