import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { href } from '#components/href.ts'

/**
 * A link of the navigation. `aria-current` marks the current page by its exact address, case included,
 * since a similar address is the not-found page. The shell follows the link (navigation/links.ts).
 */
export function NavLink({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  const { pathname } = useLocation()
  return (
    <a aria-current={to === pathname ? 'page' : undefined} {...rest} href={href(to)}>
      {children}
    </a>
  )
}
