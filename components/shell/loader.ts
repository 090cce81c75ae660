import { carryInquiries } from './carry-inquiry.ts'
import { keepDrafts } from '#components/browser/drafts.ts'
import { drawn, noteDrawn } from './drawn.ts'
import { holdEarlyEvents } from './early-events.ts'
import { watchImages } from './failed-images.ts'
import { renewOnce } from '#components/browser/full-load.ts'
import { renewWhereFormsMayNotGo } from './own-document.ts'
import { returnToPlace } from './navigation/return-to-place.ts'
import { watchScroll } from './scrolled.ts'

/**
 * The only script of the first paint. It brings React, the router and the islands when the browser
 * is idle after load and paint or at the first sign of intent; with Save-Data on intent alone.
 */

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

// A module is fetched and run once, however often it is asked for.
const start = () => {
  for (const type of intents) removeEventListener(type, onIntent, true)
  return import('./start.tsx').catch(renewOnce)
}
const listen = () => {
  for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true })
}
// A script that does not come leaves the page as the server wrote it: whole, with links and forms.
// On a bad line it is asked for again, though not at every move of the pointer.
const onIntent = () => {
  start().catch((error: unknown) => {
    console.error(error)
    setTimeout(listen, 5000)
  })
}

listen()

const whenIdle = () =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(onIntent, { timeout: 4000 })
    : setTimeout(onIntent, 500)
if (!navigator.connection?.saveData) void drawn.then(whenIdle)

holdEarlyEvents((island) => start().then(({ hydrateIsland }) => hydrateIsland(island)))
returnToPlace()
keepDrafts()
renewWhereFormsMayNotGo()
carryInquiries()
watchScroll()
watchImages()
void noteDrawn()

// The specification's line for an unknown address; a warning, and it needs nothing else loaded.
if (document.querySelector('meta[name=status][content="404"]') !== null) {
  console.warn('User attempted to access non-existent route', location.pathname)
}
