import { ChevronDown } from 'lucide'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '#components/ui/Icon.tsx'
import type { HeaderData } from './header-data.server.ts'
import { NavLink } from './NavLink.tsx'
import { useMenu } from './use-menu.ts'

/**
 * The menu of services, marked as current on their pages. CSS opens it on hover and focus
 * (header.css), so it works without script. The script adds the button, Escape and clicks outside.
 */
export function ServicesMenu({ label, lang, items }: HeaderData['navigation']['services']) {
  const root = useRef<HTMLDivElement>(null)
  const { mode, isOpen, toggle, close, handlers } = useMenu(root)
  const { pathname } = useLocation()
  return (
    <div ref={root} className="services" data-mode={mode} {...handlers}>
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
            <span>{text}</span>
          </NavLink>
        ))}
      </div>
    </div>
  )
}
