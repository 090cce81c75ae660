import { trackDrafts } from '#components/browser/drafts.ts'
import { reloadIfOutdated } from '#components/browser/reload-outdated.ts'
import { carryInquiries } from '#components/islands/contact/draft.ts'
import { holdEarlyEvents } from './early-events.ts'
import { restoreScroll } from './navigation/stored-scroll.ts'

/**
 * The only script that runs before the first paint. It loads React, the router and the islands
 * when the browser is idle after load and paint, or at the first sign of intent. With Save-Data,
 * only intent counts.
 */

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

const start = () => {
  for (const type of intents) removeEventListener(type, onIntent, true)
  return import('./start.tsx').catch(reloadIfOutdated)
}
const listen = () => {
  for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true })
}
// If the script can't be loaded, the page still works as HTML. Try again later, but not on every
// move of the pointer.
const onIntent = () => {
  start().catch((error: unknown) => {
    console.error(error)
    setTimeout(listen, 5000)
  })
}

const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(undefined)
  else addEventListener('load', resolve, { once: true })
})
const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
})
/** Either may come first. */
const drawn = Promise.all([loaded, painted])

/** In a browser without the function, a heading with this id has its name. */
const startWhenIdle = () =>
  typeof globalThis.requestIdleCallback === 'function'
    ? requestIdleCallback(onIntent, { timeout: 4000 })
    : setTimeout(onIntent, 500)

const root = document.documentElement

/** `data-scrolled` gives the header its scrolled state after 50 px. */
const updateScrolled = () => root.toggleAttribute('data-scrolled', scrollY > 50)

/** Removes a picture that failed to load, which uncovers the weaving below it. */
function removeFailedImage(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement && 'fallback' in image.dataset) image.remove()
}

listen()
if (!navigator.connection?.saveData) void drawn.then(startWhenIdle)
holdEarlyEvents((island) => start().then(({ hydrateIsland }) => hydrateIsland(island)))
restoreScroll()
trackDrafts()
carryInquiries()

// Without script, only the contact page's own document may send its form: the policy of the first
// document applies (form-action). Reload to get that document; the draft fills in its fields.
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  if (effectiveDirective === 'form-action') location.reload()
})

addEventListener('scroll', updateScrolled, { passive: true })
updateScrolled()

addEventListener('error', (event) => removeFailedImage(event.target), true)
for (const image of document.images) {
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
    removeFailedImage(image)
}

// Nothing fades or moves before this (base.css).
void drawn.then(() => root.toggleAttribute('data-drawn', true))

// For owners who look for broken links in the console.
if (document.querySelector('meta[name=status][content="404"]') !== null) {
  console.warn('User attempted to access non-existent route', location.pathname)
}
