import type { Partner } from '#content/schema/partner.ts'
import type { ListedEntry } from '#content/schema/collections.ts'
import { Island } from '#components/islands/Island.server.tsx'
import { PartnerLogo } from './PartnerLogo.tsx'

type Props = { heading: string; partners: readonly ListedEntry<Partner>[] }

/** Cells that pass in one round; two rounds of them fill the widest screen while a third passes. */
const cellsInRound = 6

/**
 * The partners' logos as a moving strip (marquee.css): each logo once for everybody,
 * then repeated as decoration until the strip is long enough to go round.
 */
export function Partners({ heading, partners }: Props) {
  const copies = 3 * Math.ceil(cellsInRound / partners.length)
  return (
    <section aria-labelledby="partners" className="pb-section">
      <div className="wrap mb-6 flex items-center justify-between gap-4">
        <h2 id="partners" className="text-h3">
          {heading}
        </h2>
        <Island name="MarqueePause" id="partners-pause" props={{ strip: 'partners-strip' }} />
      </div>
      <div id="partners-strip" className="marquee">
        <div className="marquee-track">
          <ul className="marquee-group">
            {partners.map((partner) => (
              <li key={partner.slug}>
                <PartnerLogo of={partner} />
              </li>
            ))}
          </ul>
          {Array.from({ length: copies - 1 }, (_, copy) => (
            <ul key={copy} className="marquee-group" aria-hidden="true">
              {partners.map((partner) => (
                <li key={partner.slug}>
                  <PartnerLogo of={partner} isCopy />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  )
}
