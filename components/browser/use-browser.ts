import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating, true once the script is in charge. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The path of the document with its base; undefined on the server and while hydrating. */
export const usePathname = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => location.pathname,
    () => undefined,
  )

const watchVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the tab is hidden. */
export const useTabHidden = (): boolean =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  )

const watchLine = (onChange: () => void) => {
  for (const type of ['online', 'offline']) addEventListener(type, onChange)
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, onChange)
  }
}

/** Whether the browser has a network; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  )

const calmQuery = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asks for less motion, now. */
export const prefersCalm = (): boolean => matchMedia(calmQuery).matches

const watchCalm = (onChange: () => void) => {
  const query = matchMedia(calmQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the visitor asks for less motion; false on the server. */
export const usePrefersCalm = (): boolean =>
  useSyncExternalStore(watchCalm, prefersCalm, () => false)
