import type { ReactNode } from 'react'
import { href } from '#components/href.ts'

/** What the contact form is filled in with; the names are those of its fields. */
export type Inquiry = { interest?: string | undefined; message: string }

type Props = {
  to?: string
  inquiry: Inquiry
  className: string
  children: ReactNode
}

/**
 * A link to the contact page that says what it asks about: the shell takes `data-inquiry` along
 * in the tab's session. Without script it is a plain link.
 */
export function InquiryLink({ to = '/contact', inquiry, className, children }: Props) {
  return (
    <a href={href(to)} data-inquiry={JSON.stringify(inquiry)} className={className}>
      {children}
    </a>
  )
}
