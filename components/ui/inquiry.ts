import { href } from '#components/href.ts'

/** Values for the contact form, by field; `about` names the program, plan or service. */
export type Inquiry = { about: string; interest?: string | undefined; message: string }

/**
 * The attributes of a call to action. If it leads to the contact page, it arrives at the form and
 * fills it in (`carryInquiries`). Without script, nothing is filled in.
 */
export const inquiryLink = (to: string, inquiry: Inquiry) =>
  to === '/contact'
    ? { href: href(`${to}#message`), 'data-inquiry': JSON.stringify(inquiry) }
    : { href: href(to) }
