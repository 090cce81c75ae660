import type { PageOf } from '#content/schema/page.ts'
import { Section } from '#components/ui/Section.tsx'
import { EmblemCards } from '../common/EmblemCards.tsx'

/** A grid whose first cell is the heading. */
export function WhyChooseUs({ heading, lead, cards }: PageOf<'home'>['why']) {
  return (
    <Section labelledBy="why">
      <div className="emblem-grid">
        <div className="grid content-start gap-4">
          <h2 id="why">{heading}</h2>
          {lead !== undefined && <p className="text-lead">{lead}</p>}
        </div>
        <EmblemCards cards={cards} heading="h3" />
      </div>
    </Section>
  )
}
