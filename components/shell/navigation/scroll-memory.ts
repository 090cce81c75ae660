import { writeSession } from '#components/browser/session.ts'
import { presentEntry, storageKey, storedPlaces } from './return-to-place.ts'

/**
 * Where the visitor was on each entry of the history, kept in the tab's session:
 * Back and Forward return there (decision 10).
 */

/** Of the entries that were shown in this document. */
const places = new Map<string, number>()

/** The entry whose page is shown; while the next page is on its way, not the one of the address. */
let shown = ''

const note = () => void places.set(shown, scrollY)

/** Pixels from the top, as last seen on a history entry; undefined where nobody was. */
export const rememberedScroll = (key: string): number | undefined =>
  places.get(key) ?? storedPlaces()[key]

/** From now on the position is that of another entry; called while the page before still stands. */
export function turnToEntry(key: string): void {
  note()
  shown = key
}

const store = () => {
  const all = { ...storedPlaces(), ...Object.fromEntries(places) }
  writeSession(storageKey, Object.fromEntries(Object.entries(all).slice(-200)))
}

/**
 * Takes scrolling over from the browser, which would move before the page is there.
 * It is handed back on leaving the document, so that a reload returns to its place at once;
 * but not when the page of the address never came, whose place this is not.
 */
export function ownScrolling(): void {
  // The router names no entry that a document begins with, and there may be several.
  if (!presentEntry()) {
    history.replaceState({ ...history.state, key: performance.timeOrigin.toString(36) }, '')
  }
  shown = presentEntry()
  history.scrollRestoration = 'manual'
  addEventListener('scroll', note, { passive: true })
  addEventListener('pagehide', () => {
    note()
    if (shown === presentEntry()) history.scrollRestoration = 'auto'
    store()
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}
