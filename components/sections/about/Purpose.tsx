import type { PageOf } from '#content/schema/page.ts'
import { Section } from '#components/ui/Section.tsx'
import { EmblemCards } from '../common/EmblemCards.tsx'

/** Vision, Mission and Objectives side by side. */
export function Purpose({ cards }: { cards: PageOf<'about'>['cards'] }) {
  return (
    <Section>
      <div className="emblem-grid emblem-grid-three">
        <EmblemCards cards={cards} heading="h2" />
      </div>
    </Section>
  )
}
