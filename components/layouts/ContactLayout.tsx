import { ContactInformation } from '#components/sections/contact/ContactInformation.tsx'
import { ContactMessage } from '#components/sections/contact/ContactMessage.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { LocationMap } from '#components/sections/contact/LocationMap.tsx'
import { TextSection } from '#components/sections/common/TextSection.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { LayoutProps } from './types.ts'

export function ContactLayout({ page, content: { site }, body }: LayoutProps<'contact'>) {
  const { hero, form, information } = page.data
  return (
    <>
      <Hero of={page} {...hero} low />
      <Section>
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-[clamp(3rem,6vw,6rem)]">
          <ContactMessage {...form} site={site} />
          <div className="grid grid-cols-1 gap-6">
            <ContactInformation {...information} site={site} />
            <LocationMap {...site} />
          </div>
        </div>
      </Section>
      {body && <TextSection background="snow">{body}</TextSection>}
    </>
  )
}
