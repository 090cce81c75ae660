import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react'
import { usePrefersReducedMotion, useTabHidden } from '#components/browser/hooks.ts'
import type { Ring } from './use-ring.ts'

type Options = Pick<Ring, 'selected' | 'goTo'> & { count: number; interval: number }

/**
 * Advances a carousel automatically; every change restarts the timer. It waits while the carousel
 * is hovered or has visible focus and while the tab is hidden. Pausing stops it for good.
 * A button that was clicked keeps focus, but not visibly, so the carousel goes on.
 */
export function useAutoAdvance({ selected, goTo, count, interval }: Options) {
  const [choice, setChoice] = useState<'paused' | 'playing'>()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isReduced = usePrefersReducedMotion()
  const isPaused = choice === undefined ? isReduced : choice === 'paused'
  const isWaiting = useTabHidden() || isHovered || isFocused

  useEffect(() => {
    if (selected === undefined || isPaused || isWaiting) return
    const timer = setTimeout(goTo, interval, (selected + 1) % count)
    return () => clearTimeout(timer)
  }, [selected, isPaused, isWaiting, goTo, count, interval])

  return {
    isPaused,
    togglePaused: () => setChoice(isPaused ? 'playing' : 'paused'),
    handlers: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}
