import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { href } from '#components/href.ts'
import { button, type ButtonLook } from './button.ts'
import { Icon } from './Icon.tsx'
import { type Inquiry, inquiryLink } from './inquiry.ts'

type Props = {
  to: string
  look?: ButtonLook | undefined
  arrow?: boolean
  /** What it fills in if it leads to the contact page. */
  inquiry?: Inquiry | undefined
  className?: string
  children: ReactNode
}

/** A link that looks like a button. */
export function Button({ to, look, arrow = false, inquiry, className = '', children }: Props) {
  const link = inquiry ? inquiryLink(to, inquiry) : { href: href(to) }
  return (
    <a {...link} className={`${button(look)} ${className}`}>
      {children}
      {arrow && (
        <Icon of={ArrowRight} size={20} className="shrink-0 glide group-hover:[translate:4px]" />
      )}
    </a>
  )
}
