import { restoreDrafts } from '#components/browser/drafts.ts'
import { unmountRemovedIslands } from '#components/islands/hydrate-island.tsx'
import { keepPage } from '../loader/offline.ts'
import { startParts } from '../loader/page-parts.ts'
import { prefetchVisibleLinks } from './prefetch.ts'

/** Starts a page that the router shows. The loader has started that of the document. */
export function startPage(main: HTMLElement, isFirst: boolean): () => void {
  if (!isFirst) {
    restoreDrafts(main)
    startParts(main)
    if (navigator.serviceWorker?.controller) void keepPage()
  }
  const stop = prefetchVisibleLinks(main)
  return () => {
    stop()
    // In a later task, because React may be rendering the navigation that removes this page.
    setTimeout(unmountRemovedIslands)
  }
}
