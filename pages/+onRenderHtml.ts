import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { OnRenderHtmlAsync } from 'vike/types'
import { faultsDocument, renderDocument } from '#scripts/render/document.tsx'
import { sourceOf } from '#scripts/render/page-source.ts'

/** Renders a page, for development and for the build. Vike adds the style sheet and the script. */
const onRenderHtml: OnRenderHtmlAsync = async (pageContext) => {
  const { data } = pageContext
  const { onError } = sourceOf(pageContext)
  let html = ''
  try {
    html = typeof data === 'string' ? faultsDocument(data) : renderDocument(data)
  } catch (error) {
    if (!onError) throw error
    onError(error)
  }
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    // Head.tsx preloads the fonts that every page needs.
    injectFilter(assets) {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
    },
  }
}

export default onRenderHtml
