import { useSyncExternalStore } from 'react'

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

/** True if the mouse is over an element. An element that was touched stays hovered, too. */
export const isUnderMouse = (element: Element | null): boolean =>
  matchMedia('(hover)').matches && element?.matches(':hover') === true

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')
const motion = subscribeTo(reducedMotion, 'change')

/** True while the visitor's system asks for reduced motion. */
export const prefersReducedMotion = (): boolean => reducedMotion().matches

export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(motion, prefersReducedMotion, () => false)
