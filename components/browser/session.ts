/** Values that the browser doesn't store, because it blocks storage or has no room. */
const unstored = new Map<string, unknown>()

/**
 * Reads a JSON value from the tab's session storage. Returns undefined if there is none, or if it
 * isn't JSON.
 */
export function readSession(key: string): unknown {
  try {
    return unstored.get(key) ?? JSON.parse(sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Stores a JSON value until the tab closes; null takes the place of a value that is no longer needed. */
export function writeSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
}
