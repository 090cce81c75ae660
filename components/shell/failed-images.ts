function remove(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement && 'fallback' in image.dataset) image.remove()
}

/**
 * Takes pictures that failed to load away, so that the woven one beneath them shows:
 * those that failed before this script ran, and later ones as they fail.
 */
export function watchImages(): void {
  addEventListener('error', (event) => remove(event.target), true)
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') remove(image)
  }
}
