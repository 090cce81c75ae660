import { readSession } from '#components/browser/session.ts'

/** Where the tab's session holds, in pixels from the top, the place on each entry of the history. */
export const storageKey = 'scroll'

export const storedPlaces = (): Record<string, number> => Object(readSession(storageKey))

/** The key of the history's present entry, by the router; '' where it has given none yet. */
export const presentEntry = (): string => history.state?.key ?? ''

/** Returns to where the visitor was on an entry that the browser was told not to scroll by itself. */
export function returnToPlace(): void {
  const top = storedPlaces()[presentEntry()]
  if (history.scrollRestoration === 'manual' && top !== undefined) {
    scrollTo({ top, behavior: 'instant' })
  }
}
