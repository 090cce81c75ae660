import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react'

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

/** True while the visitor's system asks for reduced motion. */
export const prefersReducedMotion = (): boolean => reducedMotion().matches

/** Calls back after any event that changes what the hooks below read. */
function subscribe(onChange: () => void) {
  const listening = new AbortController()
  for (const type of ['online', 'offline', 'visibilitychange'])
    addEventListener(type, onChange, listening)
  reducedMotion().addEventListener('change', onChange, listening)
  return () => listening.abort()
}

/** Follows something of the browser, which is `before` on the server and during hydration. */
const useBrowser = (read: () => boolean, before = false) =>
  useSyncExternalStore(subscribe, read, () => before)

export const usePrefersReducedMotion = (): boolean => useBrowser(prefersReducedMotion)
export const useTabHidden = (): boolean => useBrowser(() => document.visibilityState === 'hidden')

/** False while the browser reports that it is offline. */
export const useOnline = (): boolean => useBrowser(() => navigator.onLine, true)

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean => useBrowser(() => true)

/** Whether the mouse is over the element that gets `props`, and whether focus in it matches `focus`. */
export function usePresence<E extends HTMLElement>(focus: ':focus' | ':focus-visible') {
  const ref = useRef<E>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  // What came before the script. An element that was touched stays hovered, too.
  useEffect(() => {
    setHovered(matchMedia('(hover)').matches && ref.current?.matches(':hover') === true)
    setFocused(ref.current?.querySelector(focus) != null)
  }, [focus])

  const props = {
    ref,
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(focus)),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
    },
  }
  return { isHovered, isFocused, props }
}
