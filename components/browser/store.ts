import { useSyncExternalStore } from 'react'

/** A value that islands and the shell share, since they have no React context in common. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  const get = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set(next: Value): void {
      value = next
      for (const listener of listeners) listener()
    },
    /** A hook that follows the value. The server renders the initial one. */
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  }
}
