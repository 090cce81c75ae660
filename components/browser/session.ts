/**
 * The tab's session storage, which a browser may refuse or hold anything in:
 * reading gives undefined then, writing does nothing.
 */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Keeps a JSON value until the tab is closed. */
export function writeSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage nothing is kept; the page works as ever.
  }
}

export function forgetSession(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // See above.
  }
}
