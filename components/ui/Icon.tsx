import type { X } from 'lucide'
import { createElement } from 'react'

type Props = {
  /** An icon of `lucide`. */
  of: typeof X
  /** In pixels, or a CSS length. */
  size?: number | string
  className?: string
}

/** A decorative icon, beside text or in a control that has an accessible name. */
export function Icon({ of, size = 24, className }: Props) {
  return createElement(
    'svg',
    {
      'aria-hidden': true,
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className,
    },
    ...of.map(([tag, attributes]) => createElement(tag, attributes)),
  )
}
