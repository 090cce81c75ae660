import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { href } from '#components/href.ts'
import { button, type ButtonLook } from './button.ts'
import { Icon } from './Icon.tsx'

type Props = {
  to: string
  look?: ButtonLook
  arrow?: boolean
  className?: string
  children: ReactNode
}

/** A link that looks like a button. */
export function Button({ to, look, arrow = false, className = '', children }: Props) {
  return (
    <a href={href(to)} className={`${button(look)} ${className}`}>
      {children}
      {arrow && (
        <Icon of={ArrowRight} size={20} className="shrink-0 glide group-hover:[translate:4px]" />
      )}
    </a>
  )
}
