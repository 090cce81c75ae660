const noteAtNextFrame = () =>
  requestAnimationFrame(() => document.documentElement.toggleAttribute('data-drawn', true))

/**
 * Sets `data-drawn` on the root element once the page has been drawn; before that nothing fades or
 * moves (base.css).
 */
export function noteDrawn(): void {
  if (document.readyState === 'complete') noteAtNextFrame()
  else addEventListener('load', noteAtNextFrame, { once: true })
}
