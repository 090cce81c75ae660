import type { PageOf } from '#content/schema/page.ts'
import type { Site } from '#content/schema/site.ts'
import { Island } from '#components/islands/Island.server.tsx'

type Props = PageOf<'contact'>['form'] & { site: Site }

export function ContactMessage({ heading, lead, site }: Props) {
  const props = { endpoint: site.form.endpoint, institute: site.name, email: site.email }
  return (
    <section aria-labelledby="message">
      <h2 id="message">{heading}</h2>
      <p className="mt-2 mb-8 max-w-[38em] text-lead">{lead}</p>
      <Island name="ContactForm" id="contact-form" props={props} />
    </section>
  )
}
