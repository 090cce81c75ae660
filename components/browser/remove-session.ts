/** Removes a value of the tab's session storage. Only forms need it, so the loader goes without. */
export function removeSession(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // The page works without storage.
  }
}
