import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { ShellData } from '../data.ts'

type Props = {
  items: ShellData['navigation']['main']
  className: string
  /** After each label, such as an arrow. */
  children?: ReactNode
}

/** Links of a navigation; the one to the page that is shown says so. */
export function NavLinks({ items, className, children }: Props) {
  // Exact, with case: an address that merely resembles a page is the not-found page.
  return items.map(({ to, label }) => (
    <NavLink key={to} to={to} end caseSensitive className={className}>
      {label}
      {children}
    </NavLink>
  ))
}
