import { restoreDrafts } from '#components/browser/drafts.ts'
import { prefetchVisibleLinks } from '../navigation/prefetch.ts'
import { startIslands } from './islands.tsx'
import { showOpenNow } from './open-now.ts'

/** Starts the interactive parts of a page. Returns a function that stops them. */
export function startPage(main: HTMLElement): () => void {
  restoreDrafts(main)
  showOpenNow(main)
  const stops = [startIslands(main), prefetchVisibleLinks(main)]
  return () => {
    for (const stop of stops) stop()
  }
}
