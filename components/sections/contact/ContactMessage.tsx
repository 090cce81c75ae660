import type { PageOf } from '#content/schema/page.ts'
import type { Site } from '#content/schema/site.ts'
import { href } from '#components/href.ts'
import { Island } from '#components/islands/Island.server.tsx'
import { contactStrings } from '#components/strings.ts'

type Props = PageOf<'contact'>['form'] & { site: Site }

export function ContactMessage({ heading, lead, site }: Props) {
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
