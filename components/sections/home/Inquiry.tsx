import type { PageOf } from '#content/schema/page.ts'
import { Island } from '#components/islands/Island.server.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '../common/SectionHead.tsx'

/** Home's short form, which leads to the contact form. */
export function Inquiry({ heading, lead, contact }: PageOf<'home'>['inquiry']) {
  return (
    <Section labelledBy="inquiry" background="snow">
      <div className="grid grid-cols-1 lg:grid-cols-[5fr_7fr] lg:items-start lg:gap-[clamp(3rem,6vw,6rem)]">
        <SectionHead id="inquiry" heading={heading} lead={lead} more={contact} />
        <Island name="InquiryForm" id="inquiry-form" props={{}} />
      </div>
    </Section>
  )
}
