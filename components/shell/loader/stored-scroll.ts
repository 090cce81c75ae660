import { readSession } from '#components/browser/session.ts'

/** Session key of the scroll positions: key of the history entry → pixels from the top. */
export const storageKey = 'scroll'

export const storedPositions = (): Record<string, number> => Object(readSession(storageKey))

/** The router's key of the current history entry; '' if it has none yet. */
export const currentEntry = (): string => history.state?.key ?? ''

/** Scrolls a new document to its stored position, unless the browser does. */
export function restoreScroll(): void {
  if (history.scrollRestoration !== 'manual') return
  const top = storedPositions()[currentEntry()]
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}
