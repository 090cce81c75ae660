import type { X } from 'lucide'
import { createElement } from 'react'

type Props = {
  /** A drawing of `lucide`: the elements of a 24 px grid. */
  of: typeof X
  /** Side, in pixels or a length of CSS. */
  size?: number | string
  className?: string
}

/** An icon beside words, or in a control that has a name. Small, since the browser's part uses it. */
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
