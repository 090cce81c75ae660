import { Highlights } from '#components/sections/home/Highlights.tsx'
import { HomeHero } from '#components/sections/home/HomeHero.tsx'
import { Inquiry } from '#components/sections/home/Inquiry.tsx'
import { Partners } from '#components/sections/common/Partners.tsx'
import { Reviews } from '#components/sections/home/Reviews.tsx'
import { ServiceCards } from '#components/sections/home/ServiceCards.tsx'
import { TextSection } from '#components/sections/common/TextSection.tsx'
import { UpcomingIntakes } from '#components/sections/course/UpcomingIntakes.tsx'
import { WhyChooseUs } from '#components/sections/home/WhyChooseUs.tsx'
import type { LayoutProps } from './types.ts'

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
