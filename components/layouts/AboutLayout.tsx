import { Closing } from '#components/sections/common/ClosingCall.tsx'
import { Faq } from '#components/sections/about/Faq.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { Partners } from '#components/sections/common/Partners.tsx'
import { Purpose } from '#components/sections/about/Purpose.tsx'
import { Timeline } from '#components/sections/about/Timeline.tsx'
import { TextSection } from '#components/sections/common/TextSection.tsx'
import type { LayoutProps } from './types.ts'

export function AboutLayout({ page, content, body }: LayoutProps<'about'>) {
  const { hero, cards, expertise, faq, partners, closing } = page.data
  return (
    <>
      <Hero of={page} {...hero} />
      {body && <TextSection background="snow">{body}</TextSection>}
      <Purpose cards={cards} />
      <Timeline {...expertise} />
      <Faq id="faq" {...faq} questions={content.faqs} />
      <Partners {...partners} partners={content.partners} />
      <Closing of={closing} />
    </>
  )
}
