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

function subscribe(onChange: () => void) {
  const listening = new AbortController()
  addEventListener('visibilitychange', onChange, listening)
  reducedMotion().addEventListener('change', onChange, listening)
  return () => listening.abort()
}

/** Reads a state again when the tab is hidden or shown, or reduced motion changes. False during hydration. */
export const useBrowser = (read: () => boolean): boolean =>
  useSyncExternalStore(subscribe, read, () => false)

/** Whether the mouse is over the element that gets `props`, or focus in it matches `focus`. */
export function usePresence<E extends HTMLElement>(focus: ':focus' | ':focus-visible') {
  const ref = useRef<E>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  // The pointer or focus may be there before the script. On touch screens, `:hover` stays after a tap.
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
  return { isPresent: isHovered || isFocused, props }
}
