import { writeSession } from '#components/islands/session.ts'

/**
 * Where the visitor was on each entry of the history, kept in the tab's session:
 * Back and Forward return there (decision 10).
 */

const storageKey = 'scroll'
const entryKey = (key: string) => `${key} ${location.pathname}`

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}
const positions = new Map(Object.entries(read()))

/** Notes the present position under a history entry's key. */
export const rememberScroll = (key: string): void => void positions.set(entryKey(key), scrollY)

/** The position noted for a history entry, in pixels. */
export const rememberedScroll = (key: string): number | undefined => positions.get(entryKey(key))

/**
 * Takes scrolling over from the browser, which would move before the page is there.
 * On leaving the document it is handed back, so that a reload returns to its place.
 */
export function ownScrolling(): void {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    writeSession(storageKey, Object.fromEntries([...positions].slice(-200)))
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}
