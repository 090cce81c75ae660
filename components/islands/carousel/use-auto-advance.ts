import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react'
import { usePrefersCalm, useTabHidden } from '#components/browser/use-browser.ts'
import type { Ring } from './use-ring.ts'

type Options = Pick<Ring, 'selected' | 'goTo'> & {
  count: number
  /** Milliseconds. */
  interval: number
}

/**
 * Goes on by itself, counting anew from every change. It waits while the pointer is over the
 * carousel, while focus is shown inside and while the tab is hidden; pause stops it for good.
 * A press with the pointer leaves focus on its button unseen: that does not stop it (decision 17).
 */
export function useAutoAdvance({ selected, goTo, count, interval }: Options) {
  const [choice, setChoice] = useState<'paused' | 'playing'>()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isCalm = usePrefersCalm()
  const isPaused = choice === undefined ? isCalm : choice === 'paused'
  const isWaiting = useTabHidden() || isHovered || isFocused

  useEffect(() => {
    if (selected === undefined || isPaused || isWaiting) return
    const timer = setTimeout(goTo, interval, (selected + 1) % count)
    return () => clearTimeout(timer)
  }, [selected, isPaused, isWaiting, goTo, count, interval])

  return {
    isPaused,
    togglePaused: () => setChoice(isPaused ? 'playing' : 'paused'),
    watchers: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}
