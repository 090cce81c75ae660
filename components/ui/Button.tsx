import { ArrowRight } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { href } from '#components/href.ts'
import { Icon } from './Icon.tsx'

type Props = {
  to: string
  look?: ButtonLook | undefined
  arrow?: boolean
  inquiry?: Inquiry | undefined
  className?: string
  children: ReactNode
}

/** A link that looks like a button. */
export function Button({ to, look, arrow = false, inquiry, className = '', children }: Props) {
  return (
    <a {...inquiryLink(to, inquiry)} className={`${button(look)} ${className}`}>
      {children}
      {arrow && (
        <Icon of={ArrowRight} size={20} className="shrink-0 glide group-hover:[translate:4px]" />
      )}
    </a>
  )
}

const looks = {
  /** In the colours of the hour. */
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover',
  ink: 'border-transparent bg-ink-900 text-white hover:bg-ink-700',
  outline: 'border-current bg-transparent text-on hover:bg-tint',
} as const

type ButtonLook = keyof typeof looks

const base =
  'group inline-flex min-h-13 items-center justify-center gap-2.5 rounded-sm border-2 px-[min(1.5rem,8vw)] py-2.5 ' +
  'text-center text-base/[1.2] font-strong no-underline recolour ' +
  'disabled:cursor-progress disabled:bg-disabled disabled:text-white print:hidden'

/** Classes for buttons and for links that look like buttons. */
export const button = (look: ButtonLook = 'primary') => `${base} ${looks[look]}`

type IconButtonProps = ComponentProps<'button'> & { label: string }

const square =
  'grid size-12 shrink-0 place-items-center *:[grid-area:1/1] rounded-sm border-2 border-current bg-transparent ' +
  'text-(color:--heading) recolour hover:border-(color:--heading) hover:bg-(--heading) hover:text-sky print:hidden'

/** A square button with an icon of 22 pixels and an accessible name. */
export const IconButton = ({ label, className = '', ...rest }: IconButtonProps) => (
  <button {...rest} type="button" aria-label={label} className={`${square} ${className}`} />
)

/**
 * Values for the contact form, by field; `about` names the program, plan or service. `application` is
 * JSON of an `Application` (islands/contact/application.ts).
 */
export type Inquiry = {
  about: string
  interest?: string | undefined
  message: string
  application?: string
}

/** The attributes of a call to action. A link to the contact page fills in its form (`carryInquiries`). */
export const inquiryLink = (to: string, inquiry: Inquiry | undefined) =>
  to === '/contact' && inquiry
    ? { href: href(`${to}#message`), 'data-inquiry': JSON.stringify(inquiry) }
    : { href: href(to) }
