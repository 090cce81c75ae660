const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(undefined)
  else addEventListener('load', resolve, { once: true })
})

const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
})

/** Settles once the page is loaded and stands on the screen; either may be the first. */
export const drawn: Promise<unknown> = Promise.all([loaded, painted])

/** Sets `data-drawn` on the root element then; before that nothing fades or moves (base.css). */
export const noteDrawn = (): Promise<boolean> =>
  drawn.then(() => document.documentElement.toggleAttribute('data-drawn', true))
