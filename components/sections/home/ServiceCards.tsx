import type { PageOf } from '#content/schema/page.ts'
import { href } from '#components/href.ts'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '../common/SectionHead.tsx'
import { ServiceCard } from './ServiceCard.tsx'

/** The four services of Home, woven 7/5 and 5/7 of twelve columns. */
export function ServiceCards({ heading, lead, more, cards }: PageOf<'home'>['services']) {
  return (
    <Section labelledBy="services">
      <SectionHead
        id="services"
        heading={heading}
        lead={
          more && (
            <>
              {lead} <a href={href(more.to)}>{more.label}</a>.
            </>
          )
        }
      />
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-12 md:gap-y-14">
        {cards.map((card) => (
          <ServiceCard key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  )
}
