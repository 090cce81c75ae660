import { soon, startArrivals } from './intents.ts'
import { loadMap } from './map.ts'
import { showOpenNow } from './open-now.ts'

/** Removes a picture that failed to load, which uncovers the weaving below it. */
export function removeFailedImage(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement && 'fallback' in image.dataset) image.remove()
}

/** Starts what a page has besides its HTML, that of the document and those that the router shows. */
export function startParts(root: ParentNode): void {
  // Those that failed before anything listened.
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
