import type { X } from 'lucide'
import { createElement } from 'react'

type Props = {
  /** An icon of `lucide`. */
  of: typeof X
  /** In pixels, which grow with the text size of the browser, or a CSS length. */
  size?: number | string
  className?: string
  visibility?: 'hidden' | undefined
}

/** A decorative icon, beside text or in a control that has an accessible name. */
export function Icon({ of, size = 24, ...rest }: Props) {
  // WebKit refuses `rem` in the attributes of a length.
  const length =
    typeof size === 'number'
      ? { width: `${size / 16}em`, height: `${size / 16}em`, fontSize: '1rem' }
      : { width: size, height: size }
  return createElement(
    'svg',
    {
      'aria-hidden': true,
      ...length,
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
