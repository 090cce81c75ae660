import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'

/**
 * `auto`: open while hovered or focused, as in CSS. `open`: opened by a click.
 * `closed`: dismissed until the pointer or focus leaves and returns.
 */
type Mode = 'auto' | 'open' | 'closed'

/** A menu that opens on hover, focus and a click on its button, the first one in `root`. */
export function useMenu(root: RefObject<HTMLElement | null>) {
  const [mode, setMode] = useState<Mode>('auto')
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isOpen = mode === 'open' || (mode === 'auto' && (isHovered || isFocused))

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setMode('closed')
      if (root.current?.contains(document.activeElement)) {
        root.current.querySelector('button')?.focus()
      }
    }
    const onPointerDown = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setMode('auto')
    }
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('pointerdown', onPointerDown, { signal })
    // The back/forward cache may keep the page in this state.
    addEventListener('pagehide', () => setMode('closed'), { signal })
    return () => listening.abort()
  }, [isOpen, root])

  return {
    mode,
    isOpen,
    toggle: () => setMode(mode === 'open' ? 'closed' : 'open'),
    close: () => setMode('closed'),
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        setHovered(true)
        if (mode === 'closed') setMode('auto')
      },
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return
        setFocused(false)
        setMode('auto')
      },
    },
  }
}
