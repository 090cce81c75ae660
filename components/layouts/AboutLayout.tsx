import { Faq } from '#components/sections/Faq.tsx'
import { Hero } from '#components/sections/Hero.tsx'
import { Partners } from '#components/sections/Partners.tsx'
import { Purpose } from '#components/sections/Purpose.tsx'
import { Timeline } from '#components/sections/Timeline.tsx'
import { TextSection } from '#components/sections/TextSection.tsx'
import type { LayoutProps } from './types.ts'

export function AboutLayout({ page, content, body }: LayoutProps<'about'>) {
  const { hero, cards, expertise, faq, partners } = page.data
  return (
    <>
      <Hero of={page} {...hero} />
      {body && <TextSection ground="snow">{body}</TextSection>}
      <Purpose cards={cards} />
      <Timeline {...expertise} />
      {content.faqs.length > 0 && <Faq {...faq} questions={content.faqs} />}
      <Partners {...partners} partners={content.partners} />
    </>
  )
}
