import type { ReactNode } from 'react'
import { type Artwork, hourOf } from '#components/artwork/index.ts'
import { Weaving } from '#components/ui/Weaving.tsx'

/** Home, whose artwork ends most pages. */
const home = { slug: 'index', artwork: { hour: 'dawn', composition: 'summit' } } as const

type Props = {
  /** The closing call of a page, or a page by itself, such as the not-found page. */
  kind: 'closing' | 'not-found'
  /** The page whose weaving it shows. */
  of?: { slug: string; artwork?: Artwork | undefined }
  labelledBy?: string
  children: ReactNode
}

/** A section that ends a page with artwork (closing.css). */
export function WovenEnd({ kind, of = home, labelledBy, children }: Props) {
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
