/**
 * Reads a JSON value from the tab's session storage. Returns undefined if there is none, if it
 * isn't JSON, or if the browser blocks storage.
 */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Stores a JSON value until the tab closes. Does nothing if the browser blocks storage. */
export function writeSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The page works without storage.
  }
}
