import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react'

/** Subscribes to events of a target, which the server doesn't have. */
const subscribeTo =
  (target: () => EventTarget, ...types: string[]) =>
  (onChange: () => void) => {
    const listening = new AbortController()
    for (const type of types) target().addEventListener(type, onChange, listening)
    return () => listening.abort()
  }

const never = () => () => {}

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const connection = subscribeTo(() => window, 'online', 'offline')

/** False while the browser reports that it is offline. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    connection,
    () => navigator.onLine,
    () => true,
  )

const visibility = subscribeTo(() => document, 'visibilitychange')

export const useTabHidden = (): boolean =>
  useSyncExternalStore(
    visibility,
    () => document.visibilityState === 'hidden',
    () => false,
  )

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')
const motion = subscribeTo(reducedMotion, 'change')

/** True while the visitor's system asks for reduced motion. */
export const prefersReducedMotion = (): boolean => reducedMotion().matches

export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(motion, prefersReducedMotion, () => false)

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
