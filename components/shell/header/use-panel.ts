import { useEffect, useRef, useState, type ToggleEvent } from 'react'
import { useLocation } from 'react-router-dom'

/** The elements that the open panel covers. */
const covered = 'main, footer'

/** Keeps the width of a classic scrollbar free (header.css), so that the page doesn't shift. */
function reserveScrollbar({ newState }: ToggleEvent): void {
  const { documentElement: root } = document
  if (newState === 'open') root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
}

/** Closes the mobile panel on every navigation and makes the page behind it inert. */
export function usePanel() {
  const panel = useRef<HTMLDivElement>(null)
  // Undefined before hydration: the browser itself exposes the button's state then.
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => setOpen(panel.current?.matches(':popover-open')), [])

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
    // In a wider window the desktop navigation replaces the panel.
    const closeHidden = () => {
      if (!panel.current?.offsetHeight) close()
    }
    addEventListener('resize', closeHidden)
    // The back/forward cache may keep the page in this state.
    addEventListener('pagehide', close)
    const behind = [...document.querySelectorAll<HTMLElement>(covered)]
    for (const element of behind) element.inert = true
    return () => {
      removeEventListener('resize', closeHidden)
      removeEventListener('pagehide', close)
      for (const element of behind) element.inert = false
    }
  }, [isOpen])

  return {
    panel,
    isOpen,
    handlers: {
      onBeforeToggle: reserveScrollbar,
      onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
    },
  }
}
