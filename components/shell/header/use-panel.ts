import { useCallback, useEffect, useRef, useSyncExternalStore, type ToggleEvent } from 'react'
import { useLocation } from 'react-router-dom'

/** What of the page is out of reach while the panel covers it. */
const covered = 'main, footer'

/** Where a scrollbar takes room, its room is kept (header.css) so that nothing moves aside. */
function keepScrollbarRoom({ newState }: ToggleEvent): void {
  const { documentElement: root } = document
  if (newState === 'open') root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
}

/** The script's part of the mobile panel: it closes on every route change and makes the rest inert. */
export function usePanel() {
  const panel = useRef<HTMLDivElement>(null)
  const watch = useCallback((onChange: () => void) => {
    const element = panel.current
    element?.addEventListener('toggle', onChange)
    return () => element?.removeEventListener('toggle', onChange)
  }, [])
  // Undefined until the script knows: before it the browser itself tells the button's state.
  const isOpen = useSyncExternalStore(
    watch,
    () => panel.current?.matches(':popover-open'),
    () => undefined,
  )

  const { key } = useLocation()
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [key])

  useEffect(() => {
    if (!isOpen) return
    const close = () => panel.current?.hidePopover()
    // In a wider window the desktop navigation takes over, and the panel is no longer drawn.
    const closeUnseen = () => {
      if (!panel.current?.offsetHeight) close()
    }
    addEventListener('resize', closeUnseen)
    // The browser may keep the page as it is left, for Back.
    addEventListener('pagehide', close)
    const behind = [...document.querySelectorAll<HTMLElement>(covered)]
    for (const element of behind) element.inert = true
    return () => {
      removeEventListener('resize', closeUnseen)
      removeEventListener('pagehide', close)
      for (const element of behind) element.inert = false
    }
  }, [isOpen])

  return { panel, isOpen, keepScrollbarRoom }
}
