import { Closing } from '#components/sections/common/ClosingCall.tsx'
import { Faq } from '#components/sections/common/Accordion.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { Trainers } from '#components/sections/common/Trainers.tsx'
import { Partners } from '#components/sections/common/Partners.tsx'
import { Proof } from '#components/sections/institute/Proof.tsx'
import { TextSection, Section } from '#components/ui/Section.tsx'
import type { LayoutProps } from './types.ts'
import type { PageOf } from '#content/kinds/page.ts'
import { EmblemCards } from '#components/sections/common/EmblemCards.tsx'

export function AboutLayout({ page, content, body }: LayoutProps<'about'>) {
  const { hero, cards, expertise, trainers, faq, partners } = page.data
  return (
    <>
      <Hero of={page} {...hero} />
      {body && <TextSection background="snow">{body}</TextSection>}
      <Proof site={content.site} />
      <Section>
        <div className="emblem-grid md:grid-cols-3">
          <EmblemCards cards={cards} heading="h2" />
        </div>
      </Section>
      <Timeline {...expertise} />
      {trainers && content.trainers.length > 0 && (
        <Section head={{ id: 'trainers', ...trainers }}>
          <Trainers trainers={content.trainers} programs={content.programs} heading="h3" />
        </Section>
      )}
      <Faq id="faq" {...faq} questions={content.faqs} />
      <Partners {...partners} partners={content.partners} />
      <Closing of={page} />
    </>
  )
}

/** The areas of expertise along a stitched line (steps.css). */
function Timeline({ areas, ...head }: PageOf<'about'>['expertise']) {
  return (
    <Section head={{ id: 'expertise', ...head }} background="snow">
      <ol className="steps timeline">
        {areas.map(({ title, text }) => (
          <li key={title}>
            <h3 className="pt-2">{title}</h3>
            <p className="mt-1 max-w-[34em]">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
