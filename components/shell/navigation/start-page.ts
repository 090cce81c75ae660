import { restoreDrafts } from '#components/browser/drafts.ts'
import { unmountRemovedIslands } from '#components/islands/hydrate-island.tsx'
import { keepPage } from '../loader/offline.ts'
import { startParts } from '../loader/page-parts.ts'
import { prefetchVisibleLinks } from './prefetch.ts'

/** The page that the loader has started, until React shows another. */
let started = document.getElementById('_main')

/**
 * Starts a page that the router shows. The loader has started that of the document, but React renders
 * it anew where a translator has changed it.
 */
export function startPage(main: HTMLElement): () => void {
  if (main !== started) {
    restoreDrafts(main)
    startParts(main)
    if (navigator.serviceWorker?.controller) void keepPage()
  }
  started = null
  const stop = prefetchVisibleLinks(main)
  return () => {
    stop()
    // In a later task, because React may be rendering the navigation that removes this page.
    setTimeout(unmountRemovedIslands)
  }
}
