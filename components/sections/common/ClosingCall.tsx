import type { ReactNode } from 'react'
import type { PageOf } from '#content/schema/page.ts'
import { Button } from '#components/ui/Button.tsx'
import type { Inquiry } from '#components/ui/inquiry.ts'
import { WovenEnd } from './WovenEnd.tsx'

type Props = { id: string; heading: string; lead?: string | undefined; children: ReactNode }

/** The last section of a page, on Home's dawn artwork. `children` is its button. */
export function ClosingCall({ id, heading, lead, children }: Props) {
  return (
    <WovenEnd kind="closing" labelledBy={id}>
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <p className="mt-3 max-w-[34em] text-lead">{lead}</p>}
      <div className="mt-7">{children}</div>
    </WovenEnd>
  )
}

type ClosingProps = { of: PageOf<'service'>['closing'] | undefined; inquiry?: Inquiry }

/** The closing call that a page's frontmatter contains. */
export const Closing = ({ of, inquiry }: ClosingProps) =>
  of && (
    <ClosingCall id="closing" heading={of.heading} lead={of.lead}>
      <Button to={of.button.to} arrow inquiry={inquiry}>
        {of.button.label}
      </Button>
    </ClosingCall>
  )
