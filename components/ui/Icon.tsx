import type { X } from 'lucide'
import { createElement } from 'react'

type Props = {
  /** An icon of `lucide`. */
  of: typeof X
  /** In pixels, or a CSS length. */
  size?: number | string
  className?: string
  visibility?: 'hidden' | undefined
}

/** A decorative icon, beside text or in a control that has an accessible name. */
export function Icon({ of, size = 24, ...rest }: Props) {
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
      ...rest,
    },
    ...of.map(([tag, attributes]) => createElement(tag, attributes)),
  )
}
