import type { ReactNode } from 'react'
import { hourOf } from '#components/artwork/index.ts'
import type { PageOf } from '#content/kinds/page.ts'
import { Button, type Inquiry } from '#components/ui/Button.tsx'
import { Weaving, type Woven } from '#components/ui/Artwork.tsx'

type Props = { id: string; heading: string; lead?: string | undefined; children: ReactNode }

/** The last section of a page, on Home's dawn artwork. `children` has its buttons. */
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
const home: Woven = { slug: 'index', data: { artwork: { hour: 'dawn', composition: 'summit' } } }

const looks = {
  closing: {
    section: '',
    text: 'py-[clamp(3rem,2rem+5vw,5.5rem)] lg:max-w-[48%] lg:pb-[clamp(7rem,12vw,9.5rem)]',
    art: 'h-[clamp(170px,44vw,300px)] lg:h-[min(100%,520px,40vw)] lg:behind-text',
  },
  'not-found': {
    section: 'flex min-h-[calc(100*var(--svh)-var(--spacing-header))] flex-col',
    text: 'pt-[clamp(2.5rem,8vh,6rem)] pb-8 xl:max-w-[54%] xl:pb-48',
    art: 'mt-auto h-[clamp(170px,44vw,300px)] xl:h-[max(27vw,min(66vh,620px,46vw))] xl:behind-text',
  },
} as const

type EndProps = {
  /** `not-found` fills the window: the not-found page and the offline page. */
  kind: keyof typeof looks
  /** The page whose weaving it shows. */
  of?: Woven
  labelledBy?: string
  children: ReactNode
}

/** A section that ends a page with artwork. */
export function WovenEnd({ kind, of = home, labelledBy, children }: EndProps) {
  const { section, text, art } = looks[kind]
  return (
    <section
      aria-labelledby={labelledBy}
      data-hour={hourOf(of.slug, of.data.artwork)}
      className={`${kind} ends-woven relative overflow-hidden bg-sky text-on ${section}`}
    >
      <div className="wrap relative z-1">
        <div className={text}>{children}</div>
      </div>
      <Weaving
        of={of}
        layout="hero"
        first={kind === 'not-found'}
        className={`w-full object-cover object-right-bottom ${art}`}
      />
    </section>
  )
}
