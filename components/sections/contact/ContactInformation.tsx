import { Clock, Mail, MapPin, Phone } from 'lucide'
import type { ReactNode } from 'react'
import type { Site } from '#content/schema/site.ts'
import { daysSentence, hoursLine } from '#components/opening-hours.ts'
import { contactStrings as strings } from '#components/strings.ts'
import { Icon } from '#components/ui/Icon.tsx'

export function ContactInformation({ heading, site }: { heading: string; site: Site }) {
  const { address, email, phone, openingHours } = site
  return (
    <section
      aria-labelledby="information"
      data-hour="dawn"
      className="rounded-md bg-sky p-[clamp(20px,1rem+2vw,2.5rem)] text-on"
    >
      <h2 id="information" className="text-[min(1.875rem,9.5vw)]">
        {heading}
      </h2>
      <p className="mt-2">{daysSentence(openingHours)}</p>
      <dl className="mt-6 border-t border-rule">
        <Row icon={MapPin} name={strings.address}>
          {`${address.locality}, ${address.city}, ${address.country}`}
        </Row>
        <Row icon={Mail} name={strings.email}>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Row>
        <Row icon={Phone} name={strings.phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
            {phone}
          </a>
        </Row>
        <Row icon={Clock} name={strings.hours}>
          {hoursLine(openingHours, ':')}
        </Row>
      </dl>
    </section>
  )
}

const link =
  'inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4 hover:decoration-2'

function Row({ icon, name, children }: { icon: typeof Mail; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[32px_minmax(0,1fr)] items-center gap-3 border-b border-rule py-2.5">
      <dt>
        <Icon of={icon} className="text-accent" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="flex min-h-11 items-center">{children}</dd>
    </div>
  )
}
