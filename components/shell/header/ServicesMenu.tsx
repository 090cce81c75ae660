import { ChevronDown } from 'lucide'
import { useRef } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import { NavLink, useLocation } from 'react-router-dom'
import type { ShellData } from '../data.ts'
import { useMenu } from './use-menu.ts'

/**
 * The menu of services, marked while one of its pages is shown. CSS opens it on hover and on focus
 * within (header.css), so it works before the script, which adds the button, Escape and a press outside.
 */
export function ServicesMenu({ label, items }: ShellData['navigation']['services']) {
  const root = useRef<HTMLDivElement>(null)
  const { mode, isOpen, toggle, close, watchers } = useMenu(root)
  const { pathname } = useLocation()
  return (
    <div ref={root} className="services" data-mode={mode} {...watchers}>
      <button
        type="button"
        className="nav-link"
        aria-expanded={isOpen}
        aria-controls="services-menu"
        aria-current={items.some(({ to }) => to === pathname) || undefined}
        onClick={toggle}
      >
        {label}
        <Icon of={ChevronDown} size={16} className="services-chevron" />
      </button>
      <div id="services-menu" className="services-menu">
        {items.map(({ to, label: name, text }) => (
          <NavLink key={to} to={to} end caseSensitive className="services-item" onClick={close}>
            <span className="block font-display text-[1.1875rem]/[1.2] font-semibold">{name}</span>{' '}
            <span className="block text-sm text-muted">{text}</span>
          </NavLink>
        ))}
      </div>
    </div>
  )
}
