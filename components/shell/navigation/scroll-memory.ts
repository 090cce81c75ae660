import { writeSession } from '#components/browser/session.ts'
import { currentEntry, storageKey, storedPositions } from '../loader/stored-scroll.ts'

/**
 * Remembers the scroll position of each history entry in session storage, so that Back and Forward
 * return to it.
 */

/** The positions of the entries that this document has shown. */
const positions = new Map<string, number>()

/** The entry of the visible page. While the next page loads, the address is already that of the next. */
let shownEntry = ''

const savePosition = () => void positions.set(shownEntry, scrollY)

/** The position of a history entry in pixels; undefined if it hasn't been visited. */
export const rememberedScroll = (key: string): number | undefined =>
  positions.get(key) ?? storedPositions()[key]

/** Saves the position of the visible page. Call this before the next page replaces it. */
export function setShownEntry(key: string): void {
  savePosition()
  shownEntry = key
}

/**
 * Takes scroll restoration over from the browser, which scrolls before the page is loaded. Hands
 * it back when the document is left, so that a reload restores the position at once, unless the
 * page of the address never loaded.
 */
export function takeOverScrolling(): void {
  // The router gives a document's first entry no key, and the history can hold several documents.
  if (!currentEntry()) {
    history.replaceState({ ...history.state, key: performance.timeOrigin.toString(36) }, '')
  }
  shownEntry = currentEntry()
  history.scrollRestoration = 'manual'
  addEventListener('scroll', savePosition, { passive: true })
  addEventListener('pagehide', () => {
    savePosition()
    if (shownEntry === currentEntry()) history.scrollRestoration = 'auto'
    const all = { ...storedPositions(), ...Object.fromEntries(positions) }
    writeSession(storageKey, Object.fromEntries(Object.entries(all).slice(-200)))
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}
