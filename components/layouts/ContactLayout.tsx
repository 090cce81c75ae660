import { ContactInformation } from '#components/sections/contact/ContactInformation.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { LocationMap } from '#components/sections/contact/LocationMap.tsx'
import { TextSection, Section } from '#components/ui/Section.tsx'
import type { LayoutProps } from './types.ts'
import type { PageOf } from '#content/schema/page.ts'
import type { Site } from '#content/schema/site.ts'
import { href } from '#components/href.ts'
import { Island } from '#components/islands/Island.server.tsx'
import { contactStrings } from '#components/strings.ts'

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

type Props = PageOf<'contact'>['form'] & { site: Site }

function ContactMessage({ heading, lead, site }: Props) {
  const props = { endpoint: site.form.endpoint, institute: site.name, email: site.email }
  const { privacy } = site.navigation
  return (
    <section aria-labelledby="message">
      <h2 id="message">{heading}</h2>
      <p className="mt-2 mb-8 max-w-[38em] text-lead">{lead}</p>
      <Island name="ContactForm" id="contact-form" props={props} />
      <p className="mt-5 text-sm/6">
        {contactStrings.answer}{' '}
        {privacy && (
          <>
            {contactStrings.privacy}{' '}
            <a href={href(privacy.to)} className="text-link underline">
              {privacy.label}
            </a>
          </>
        )}
      </p>
    </section>
  )
}
