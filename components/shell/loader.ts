import { carryInquiries } from './carry-inquiry.ts'
import { holdEarlyEvents } from './early-events.ts'
import { watchImages } from './failed-images.ts'
import { watchScroll } from './scrolled.ts'

/**
 * The only script of the first paint. It brings React, the router and the islands when the
 * browser is idle after load or at the first sign of intent; with Save-Data on intent alone.
 */

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

// A module is fetched and run once, however often it is asked for.
const start = () => {
  for (const type of intents) removeEventListener(type, onIntent, true)
  return import('./start.tsx')
}
// A script that does not come leaves the page as the server wrote it: whole, with links and forms.
const onIntent = () => void start().catch(console.error)

for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true })

const whenIdle = () =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(onIntent, { timeout: 4000 })
    : setTimeout(onIntent, 500)
if (!navigator.connection?.saveData) {
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

holdEarlyEvents((island) => start().then(({ hydrateIsland }) => hydrateIsland(island)))
carryInquiries()
watchScroll()
watchImages()

// The specification's line for an unknown address; a warning, and it needs nothing else loaded.
if (document.querySelector('meta[name=status][content="404"]') !== null) {
  console.warn('User attempted to access non-existent route', location.pathname)
}
