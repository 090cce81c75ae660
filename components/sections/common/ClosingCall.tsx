import type { ReactNode } from 'react'
import type { PageOf } from '#content/kinds/page.ts'
import { Button, type Inquiry } from '#components/ui/Button.tsx'
import type { Woven } from '#components/ui/Artwork.tsx'
import { HeroFrame } from './Hero.tsx'

type Props = {
  /** The page. Its hour gives the colours. */
  of: Woven
  id: string
  heading: string
  lead?: string | undefined
  /** The buttons. */
  children: ReactNode
}

/** The last section of a page. Its artwork shows summits in the hour of the page, without a scene. */
export function ClosingCall({ of: { slug, data }, id, heading, lead, children }: Props) {
  const horizon = { slug, data: { artwork: { hour: data.artwork?.hour } } }
  return (
    <HeroFrame of={horizon} labelledBy={id} className="closing ends-woven">
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <p className="mt-3 max-w-[34em] text-lead">{lead}</p>}
      <div className="mt-7">{children}</div>
    </HeroFrame>
  )
}

type ClosingProps = {
  of: Woven & { data: { closing?: PageOf<'service'>['closing'] | undefined } }
  inquiry?: Inquiry
}

/** The closing call that a page's frontmatter contains. */
export function Closing({ of, inquiry }: ClosingProps) {
  const { closing } = of.data
  if (!closing) return null
  const { label, to } = closing.button
  return (
    <ClosingCall of={of} id="closing" heading={closing.heading} lead={closing.lead}>
      <Button to={to} arrow inquiry={inquiry}>
        {label}
      </Button>
    </ClosingCall>
  )
}
