import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { renderDocument } from '#scripts/render/document.tsx'
import { notFoundRoute } from '#scripts/render/page-input.ts'

/** A build hands over what the page is rendered from; in development it is read as it stands. */
export default async function onRenderHtml(pageContext: PageContextServer) {
  return escapeInject`${dangerouslySkipEscape(await documentOf(pageContext))}`
}

async function documentOf({ input, is404, urlPathname }: PageContextServer): Promise<string> {
  if (import.meta.env.DEV) {
    const { currentDocument } = await import('#scripts/render/current.tsx')
    return currentDocument(is404 ? notFoundRoute : urlPathname)
  }
  if (!input) throw new Error('a page is rendered from what the build hands over')
  return renderDocument(input)
}
