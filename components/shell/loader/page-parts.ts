import { soon, startArrivals } from './intents.ts'
import { loadMap } from './map.ts'
import { showOpenNow } from './open-now.ts'

/** Removes a picture that failed to load, which uncovers the weaving below it. */
export function removeFailedImage(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement && 'fallback' in image.dataset) image.remove()
}

/** Starts a page's scripts, for the first document and each routed page. */
export function startParts(root: ParentNode): void {
  // Pictures may have failed before the loader ran.
  for (const image of root.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      removeFailedImage(image)
  }
  showOpenNow(root)
  loadMap(root)
  startArrivals(root)
  if (root.querySelector('nearest-page'))
    soon(() => import('#components/sections/not-found/nearest-page.ts'))
}
