import { writeSession } from './session.ts'

/** Removes a value of the tab's session storage. Only forms need it, so the loader goes without. */
export function removeSession(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    writeSession(key, undefined)
  }
}
