import { Clock, Landmark, Mail, MapPin, MessageCircle, Phone, Smartphone } from 'lucide'
import type { ReactNode } from 'react'
import type { OpeningHours } from '#content/schema/opening-hours.ts'
import type { Site } from '#content/schema/site.ts'
import { contactWays } from '#components/contact-ways.tsx'
import { daysSentence, hoursLine } from '#components/opening-hours.ts'
import { contactStrings as strings } from '#components/strings.ts'
import { Icon } from '#components/ui/Icon.tsx'

const icons = { phone: Phone, mobile: Smartphone, whatsapp: MessageCircle, viber: MessageCircle }

export function ContactInformation({ heading, site }: { heading: string; site: Site }) {
  const { address, email, openingHours } = site
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
        {address.landmark && (
          <Row icon={Landmark} name={strings.landmark}>
            {address.landmark}
          </Row>
        )}
        <Row icon={Mail} name={strings.email}>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Row>
        {contactWays(site).map(({ kind, label, href }) => (
          <Row key={kind} icon={icons[kind]} name={strings[kind]}>
            <a href={href} className={link}>
              {label}
            </a>
          </Row>
        ))}
        <Row icon={Clock} name={strings.hours}>
          <div>
            {hoursLine(openingHours, ':')}
            <OpenNow hours={openingHours} />
          </div>
        </Row>
      </dl>
    </section>
  )
}

/** The script says here whether the office is open (start-page.ts). */
const OpenNow = ({ hours }: { hours: OpeningHours }) => (
  <span
    data-hours={JSON.stringify(hours)}
    data-open={strings.openNow}
    data-closed={strings.closedNow}
    className="block min-h-6 text-sm/6 text-accent after:content-[attr(data-now)] noscript:hidden"
  />
)

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
