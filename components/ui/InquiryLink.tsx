import type { ReactNode } from 'react'
import { href } from '#components/href.ts'

/** Values for the contact form, by field. */
export type Inquiry = { interest?: string | undefined; message: string }

type Props = {
  to?: string
  inquiry: Inquiry
  className: string
  children: ReactNode
}

/** A link that fills in the contact form (`carryInquiries`). Without script, it is a plain link. */
export function InquiryLink({ to = '/contact', inquiry, className, children }: Props) {
  return (
    <a href={href(to)} data-inquiry={JSON.stringify(inquiry)} className={className}>
      {children}
    </a>
  )
}
