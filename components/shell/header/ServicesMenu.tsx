import { ChevronDown } from 'lucide'
import { useRef, useEffect, useState, type FocusEvent, type PointerEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { isUnderMouse } from '#components/browser/hooks.ts'
import { Icon } from '#components/ui/Icon.tsx'
import type { HeaderData } from './header-data.server.ts'
import { NavLink } from './NavLink.tsx'

/**
 * The menu of services, marked as current on their pages. CSS opens it on hover and focus
 * (header.css), so it works without script. The script adds the button, Escape and clicks outside.
 */
export function ServicesMenu({ label, lang, items }: HeaderData['navigation']['services']) {
  const { isOpen, toggle, close, menu } = useMenu()
  const { pathname } = useLocation()
  return (
    <div className="services relative flex self-stretch" {...menu}>
      <button
        type="button"
        lang={lang}
        className="nav-link"
        aria-expanded={isOpen}
        aria-controls="_services-menu"
        aria-current={items.some(({ to }) => to === pathname) || undefined}
        onClick={toggle}
      >
        {label}
        <Icon of={ChevronDown} size={16} className="services-chevron" />
      </button>
      <div id="_services-menu" className="services-menu">
        {items.map(({ text, ...item }) => (
          <NavLink key={item.to} {...item} className="services-item" onClick={close}>
            {' '}
            <span className="font-text text-sm font-normal text-muted">{text}</span>
          </NavLink>
        ))}
      </div>
    </div>
  )
}

/**
 * `auto`: open while hovered or focused, as in CSS. `open`: opened by a click.
 * `closed`: dismissed until the pointer or focus leaves and returns.
 */
type Mode = 'auto' | 'open' | 'closed'

/** A menu that opens on hover, focus and a click on its button, the first one in it. */
function useMenu() {
  const root = useRef<HTMLDivElement>(null)
  const [mode, setMode] = useState<Mode>('auto')
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isOpen = mode === 'open' || (mode === 'auto' && (isHovered || isFocused))

  // What came before the script.
  useEffect(() => {
    setHovered(isUnderMouse(root.current))
    setFocused(root.current?.matches(':focus-within') === true)
  }, [])

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
  }, [isOpen])

  return {
    isOpen,
    toggle: () => setMode(mode === 'open' ? 'closed' : 'open'),
    close: () => setMode('closed'),
    menu: {
      ref: root,
      'data-mode': mode,
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
