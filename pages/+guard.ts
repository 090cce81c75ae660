import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { withoutLanguage } from '#content/schema/languages.ts'
import { notFoundRoute } from '#content/schema/routes.ts'
import { sourceOf } from '#scripts/render/page-source.ts'

/** Redirects former addresses, and shows the not-found page at unknown ones. */
export default async function guard(pageContext: PageContextServer) {
  const { urlPathname } = pageContext
  const { page, movedTo } = sourceOf(pageContext)
  const present = await movedTo?.(urlPathname)
  if (present !== undefined) throw redirect(present, 301)
  const isKnown = (await page(urlPathname)) !== undefined
  if (!isKnown || withoutLanguage(urlPathname) === notFoundRoute) throw render(404)
}
