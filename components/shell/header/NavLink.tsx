import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { href } from '#components/href.ts'
import { isBelow } from '#content/schema/languages.ts'

type Props = ComponentProps<'a'> & { to: string; label?: string }

/**
 * A link of the navigation. `aria-current` marks the current page by its exact address, case included,
 * since a similar address is the not-found page, and the page above it: /programs on /programs/name.
 * The router follows the link (navigation/router.ts).
 */
export function NavLink({ to, label, children, ...rest }: Props) {
  const { pathname } = useLocation()
  return (
    <a
      aria-current={to === pathname ? 'page' : isBelow(pathname, to) || undefined}
      {...rest}
      href={href(to)}
    >
      {label}
      {children}
    </a>
  )
}
