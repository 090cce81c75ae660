import { writeSession } from '#components/browser/session.ts'
import { currentEntry, storageKey, storedPositions } from '../loader/stored-scroll.ts'

/**
 * Remembers where the visitor was in each history entry, so that Back and Forward return to it: the
 * scroll position in session storage, and the open rows of accordions.
 */

/** The positions of the entries that this document has shown. */
const positions = new Map<string, number>()

/** Whether each row of a page was open as the visitor left the entry. */
const openRows = new Map<string, boolean[]>()

/** The entry of the visible page. While the next page loads, the address is already that of the next. */
let shownEntry = ''

const savePosition = () => void positions.set(shownEntry, scrollY)

/** The position of a history entry in pixels; undefined if it hasn't been visited. */
export const rememberedScroll = (key: string): number | undefined =>
  positions.get(key) ?? storedPositions()[key]

const rowsIn = (main: HTMLElement) => [...main.querySelectorAll('details')]

export function rememberRows(main: HTMLElement): void {
  const rows = rowsIn(main).map(({ open }) => open)
  openRows.set(shownEntry, rows)
}

export function reopenRows(main: HTMLElement, key: string): void {
  const wereOpen = openRows.get(key) ?? []
  for (const [index, row] of rowsIn(main).entries()) row.open ||= wereOpen[index] === true
}

/** Gives the current entry a key if the browser made it, at a #fragment or as the document's first. */
function nameEntry(): string {
  if (!currentEntry()) {
    const key = `${performance.timeOrigin}${performance.now()}`
    history.replaceState({ ...history.state, key }, '')
  }
  return currentEntry()
}

/** Saves the position of the visible page. Call this before the next page replaces it. */
export function setShownEntry(): void {
  savePosition()
  shownEntry = nameEntry()
}

/**
 * Takes scroll restoration over from the browser, which scrolls before the page is loaded. Hands
 * it back when the document is left, so that a reload restores the position at once, unless the
 * page of the address never loaded.
 */
export function takeOverScrolling(): void {
  // The history can hold several documents.
  shownEntry = nameEntry()
  history.scrollRestoration = 'manual'
  addEventListener('scroll', savePosition)
  addEventListener('pagehide', () => {
    savePosition()
    if (shownEntry === currentEntry()) history.scrollRestoration = 'auto'
    const all = { ...storedPositions(), ...Object.fromEntries(positions) }
    writeSession(storageKey, Object.fromEntries(Object.entries(all).slice(-200)))
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}
