import { ChevronDown } from 'lucide'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePresence } from '#components/browser/hooks.ts'
import { Icon } from '#components/ui/Icon.tsx'
import type { HeaderData } from './header-data.server.ts'
import { NavLink } from './NavLink.tsx'

/**
 * `auto`: open while hovered or focused, as in CSS. `open`: opened by a click.
 * `closed`: dismissed until the pointer or focus leaves and returns.
 */
type Mode = 'auto' | 'open' | 'closed'

type Props = NonNullable<HeaderData['navigation']['services']>

/**
 * The menu of services, marked as current on their pages. CSS opens it on hover and focus
 * (header.css), so it works without script. The script adds the button, Escape and clicks outside.
 */
export function ServicesMenu({ label, lang, items }: Props) {
  const { pathname } = useLocation()
  const [mode, setMode] = useState<Mode>('auto')
  const { isPresent, props } = usePresence<HTMLDivElement>(':focus')
  const isOpen = mode === 'open' || (mode === 'auto' && isPresent)
  const root = props.ref

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

  return (
    <div
      className="services relative flex self-stretch"
      {...props}
      data-mode={mode}
      onPointerEnter={(event) => {
        props.onPointerEnter(event)
        if (mode === 'closed' && event.pointerType === 'mouse') setMode('auto')
      }}
      onBlur={(event) => {
        props.onBlur(event)
        if (!event.currentTarget.contains(event.relatedTarget)) setMode('auto')
      }}
    >
      <button
        type="button"
        lang={lang}
        className="nav-link"
        aria-expanded={isOpen}
        aria-controls="_services-menu"
        aria-current={items.some(({ to }) => to === pathname) || undefined}
        onClick={() => setMode(mode === 'open' ? 'closed' : 'open')}
      >
        {label}
        <Icon of={ChevronDown} size={16} className="services-chevron" />
      </button>
      <div id="_services-menu" className="services-menu">
        {items.map(({ text, ...item }) => (
          <NavLink
            key={item.to}
            {...item}
            className="services-item"
            onClick={() => setMode('closed')}
          >
            {' '}
            <span className="font-text text-sm font-normal text-muted">{text}</span>
          </NavLink>
        ))}
      </div>
    </div>
  )
}
