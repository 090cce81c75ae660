import { Highlights, Reviews } from '#components/sections/home/Carousels.tsx'
import { HomeHero } from '#components/sections/home/HomeHero.tsx'
import { Partners } from '#components/sections/common/Partners.tsx'
import { ServiceCards } from '#components/sections/home/ServiceCards.tsx'
import { TextSection, Section, SectionHead } from '#components/ui/Section.tsx'
import { UpcomingIntakes } from '#components/sections/course/Intakes.tsx'
import type { LayoutProps } from './types.ts'
import type { PageOf } from '#content/schema/page.ts'
import { Island } from '#components/islands/Island.server.tsx'
import { EmblemCards } from '#components/sections/common/EmblemCards.tsx'

export function HomeLayout({ page, content, body }: LayoutProps<'home'>) {
  const { hero, why, highlights, services, partners, reviews, inquiry } = page.data
  return (
    <>
      <HomeHero of={page} name={content.site.name} {...hero} />
      <WhyChooseUs {...why} />
      {body && <TextSection>{body}</TextSection>}
      <Highlights {...highlights} highlights={content.highlights} />
      <UpcomingIntakes programs={content.programs} most={4} />
      <ServiceCards {...services} />
      <Partners {...partners} partners={content.partners} />
      <Reviews {...reviews} testimonials={content.testimonials} />
      <Inquiry {...inquiry} />
    </>
  )
}

/** Home's short form, which leads to the contact form. */
function Inquiry({ heading, lead, contact }: PageOf<'home'>['inquiry']) {
  return (
    <Section labelledBy="inquiry" background="snow">
      <div className="grid grid-cols-1 lg:grid-cols-[5fr_7fr] lg:items-start lg:gap-[clamp(3rem,6vw,6rem)]">
        <SectionHead id="inquiry" heading={heading} lead={lead} more={contact} />
        <Island name="InquiryForm" id="inquiry-form" props={{}} />
      </div>
    </Section>
  )
}

/** A grid whose first cell is the heading. */
function WhyChooseUs({ heading, lead, cards }: PageOf<'home'>['why']) {
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
