import { Highlights } from '#components/sections/Highlights.tsx'
import { HomeHero } from '#components/sections/HomeHero.tsx'
import { Inquiry } from '#components/sections/Inquiry.tsx'
import { Partners } from '#components/sections/Partners.tsx'
import { Reviews } from '#components/sections/Reviews.tsx'
import { ServiceCards } from '#components/sections/ServiceCards.tsx'
import { TextSection } from '#components/sections/TextSection.tsx'
import { WhyChooseUs } from '#components/sections/WhyChooseUs.tsx'
import type { LayoutProps } from './types.ts'

export function HomeLayout({ page, content, body }: LayoutProps<'home'>) {
  const { hero, why, highlights, services, partners, reviews, inquiry } = page.data
  return (
    <>
      <HomeHero of={page} name={content.site.name} {...hero} />
      <WhyChooseUs {...why} />
      {body && <TextSection>{body}</TextSection>}
      {content.highlights.length > 0 && (
        <Highlights {...highlights} highlights={content.highlights} />
      )}
      <ServiceCards {...services} />
      <Partners {...partners} partners={content.partners} />
      <Reviews {...reviews} testimonials={content.testimonials} />
      <Inquiry {...inquiry} />
    </>
  )
}
