import type { ReactNode } from 'react'
import { type Artwork, hourOf } from '#components/artwork/index.ts'
import type { PageOf } from '#content/schema/page.ts'
import { Button, type Inquiry } from '#components/ui/Button.tsx'
import { Weaving } from '#components/ui/Weaving.tsx'

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

/** Home, whose artwork ends most pages. */
const home = { slug: 'index', artwork: { hour: 'dawn', composition: 'summit' } } as const

type EndProps = {
  /** The closing call of a page, or a page by itself, such as the not-found page. */
  kind: 'closing' | 'not-found'
  /** The page whose weaving it shows. */
  of?: { slug: string; artwork?: Artwork | undefined }
  labelledBy?: string
  children: ReactNode
}

/** A section that ends a page with artwork (closing.css). */
export function WovenEnd({ kind, of = home, labelledBy, children }: EndProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      data-hour={hourOf(of.slug, of.artwork)}
      className={`${kind} ends-woven relative overflow-hidden bg-sky text-on`}
    >
      <div className="wrap relative z-1">
        <div className={`${kind}-text`}>{children}</div>
      </div>
      <Weaving {...of} layout="hero" first={kind === 'not-found'} className={`${kind}-art`} />
    </section>
  )
}
