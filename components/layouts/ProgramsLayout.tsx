import { Hero } from '#components/sections/Hero.tsx'
import { ProgramCards } from '#components/sections/ProgramCards.tsx'
import { ProgramDetails } from '#components/sections/ProgramDetails.tsx'
import { SectionHead } from '#components/sections/SectionHead.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { LayoutProps } from './types.ts'

/** All programs: as cards, then as rows that open to their key subjects. */
export function ProgramsLayout({ page, content: { programs } }: LayoutProps<'programs'>) {
  const { hero, list, details } = page.data
  return (
    <>
      <Hero of={page} {...hero} />
      <Section labelledBy="list">
        <h2 id="list" className="sr-only">
          {list.heading}
        </h2>
        <ProgramCards programs={programs} />
      </Section>
      <Section labelledBy="details" ground="snow">
        <SectionHead id="details" heading={details.heading} lead={details.lead} />
        <ProgramDetails programs={programs} />
      </Section>
    </>
  )
}
