import { soon, startArrivals } from './intents.ts'
import { loadMap } from './map.ts'
import { showOpenNow } from './open-now.ts'

/** Starts what a page has besides its HTML, that of the document and those that the router shows. */
export function startParts(root: ParentNode): void {
  showOpenNow(root)
  loadMap(root)
  startArrivals(root)
  if (root.querySelector('nearest-page'))
    soon(() => import('#components/sections/not-found/nearest-page.ts'))
}
