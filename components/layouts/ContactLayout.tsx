import { IconBrandViber, IconBrandWhatsapp } from '@tabler/icons-react'
import { Clock, Landmark, Mail, MapPin, Phone, Smartphone } from 'lucide'
import type { ReactNode } from 'react'
import { mapSketch } from '#components/artwork/index.ts'
import { contactWays } from '#components/contact-ways.tsx'
import { href } from '#components/href.ts'
import { Island } from '#components/islands/Island.server.tsx'
import { daysSentence, hoursLine, weekOf } from '#components/opening-hours.ts'
import { Hero } from '#components/sections/common/Hero.tsx'
import { InsteadOfForm } from '#components/sections/common/InsteadOfForm.tsx'
import { TitledTexts } from '#components/sections/institute/TitledTexts.tsx'
import { Drawn } from '#components/ui/Artwork.tsx'
import { button } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Section, TextSection } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { useLocale } from '#components/use-locale.tsx'
import type { PageOf } from '#content/kinds/page.ts'
import type { Site } from '#content/kinds/site.ts'
import type { LayoutProps } from './types.ts'

export function ContactLayout({ page, content: { site }, body }: LayoutProps<'contact'>) {
  const { hero, form, information } = page.data
  return (
    <>
      <Hero of={page} {...hero} />
      <Section>
        {/* A grid only from `lg` up: browsers print the rows of a grid over each other. */}
        <div className="lg:grid lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-[clamp(3rem,6vw,6rem)]">
          <ContactMessage {...form} site={site} />
          <div className="mt-10 lg:mt-0">
            {/* For the steps of an application (islands/contact/ContactForm.tsx). */}
            <div id="_steps" />
            <ContactInformation {...information} site={site} />
            <LocationMap {...site} />
            <Directions of={site.directions} />
          </div>
        </div>
      </Section>
      {body && <TextSection background="snow">{body}</TextSection>}
    </>
  )
}

type Props = PageOf<'contact'>['form'] & { site: Site }

function ContactMessage({ heading, lead, answer, site }: Props) {
  const { form } = site
  const strings = useLocale().strings.contact
  const messengers = (['whatsapp', 'viber'] as const).filter((way) => site[way])
  const props = form && {
    heading,
    lead,
    endpoint: form.endpoint,
    institute: site.name,
    email: site.email,
    noEmail: strings.noEmail(messengers.map((way) => strings[way])),
    interests: form.interests?.map(({ value, label }) => ({ value, label })),
    fields: form.fields,
  }
  const { privacy } = site.navigation
  return (
    <section aria-labelledby="message">
      {props ? (
        <>
          <Island name="ContactForm" id="contact-form" props={props} />
          <p className="mt-5 text-sm/6">
            {answer}{' '}
            {privacy && (
              <>
                {strings.privacy} <a href={href(privacy.to)}>{privacy.label}</a>
              </>
            )}
          </p>
        </>
      ) : (
        <>
          <h2 id="message">{heading}</h2>
          <p className="mt-2 mb-8 max-w-[38em] text-lead">{lead}</p>
          <InsteadOfForm site={site} />
        </>
      )}
    </section>
  )
}

const sign = (of: typeof Mail) => <Icon of={of} size="24px" className="text-accent" />

const signs = {
  phone: sign(Phone),
  mobile: sign(Smartphone),
  whatsapp: <IconBrandWhatsapp className="text-accent" aria-hidden />,
  viber: <IconBrandViber className="text-accent" aria-hidden />,
}

function ContactInformation({ heading, site }: { heading: string; site: Site }) {
  const locale = useLocale()
  const strings = locale.strings.contact
  const { address, email, openingHours, timeZone } = site
  return (
    <section
      aria-labelledby="information"
      data-hour="dawn"
      className="rounded-md bg-sky p-[clamp(20px,1rem+2vw,2.5rem)] text-on"
    >
      <h2 id="information" className="text-row">
        {heading}
      </h2>
      <p className="mt-2">{daysSentence(openingHours, locale)}</p>
      <dl className="mt-6 border-t border-rule">
        <Row icon={sign(MapPin)} name={strings.address}>
          {`${address.locality}, ${address.city}, ${address.country}`}
        </Row>
        {address.landmark && (
          <Row icon={sign(Landmark)} name={strings.landmark}>
            {address.landmark}
          </Row>
        )}
        <Row icon={sign(Mail)} name={strings.email}>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Row>
        {contactWays(site, locale.strings).map(({ kind, label, href }) => (
          <Row key={kind} icon={signs[kind]} name={strings[kind]}>
            <a href={href} className={link}>
              {label}
            </a>
          </Row>
        ))}
        <Row icon={sign(Clock)} name={strings.hours}>
          <div>
            {hoursLine(openingHours, locale, ':')}
            {/* Says whether the office is open now (shell/loader/open-now.ts). */}
            <span
              data-week={JSON.stringify(weekOf(openingHours, locale))}
              data-zone={timeZone}
              data-open={strings.openNow}
              className="block min-h-6 text-sm/6 text-accent noscript:hidden"
            />
          </div>
        </Row>
      </dl>
    </section>
  )
}

const link =
  'inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4 hover:decoration-2'

function Row({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[32px_minmax(0,1fr)] items-center gap-3 border-b border-rule py-2.5">
      <dt>
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="flex min-h-11 items-center">{children}</dd>
    </div>
  )
}

/** The ways to the office in words, for people who see no map. */
function Directions({ of }: { of: Site['directions'] }) {
  const { directions } = useLocale().strings.contact
  if (!of) return null
  return (
    <section aria-labelledby="_directions" className="mt-6 grid gap-4">
      <h2 id="_directions" className="text-h3">
        {directions}
      </h2>
      <TitledTexts of={of} />
    </section>
  )
}

/** OpenStreetMap sends tiles only to a frame with an origin, which is not this site's. */
const permissions = 'allow-scripts allow-same-origin allow-popups'

/** The map (shell/loader/map.ts) above a sketch, which shows until the map loads, and links to maps. */
export function LocationMap({ map, navigation, address }: Site) {
  const strings = useLocale().strings.contact
  const { title, embed, link, google, loads } = map
  const frame = (
    <iframe
      src={embed}
      title={title}
      loading="lazy"
      sandbox={permissions}
      className="absolute inset-0 size-full"
    />
  )
  return (
    <div className="mt-6">
      <div className="map relative grid h-75 place-content-center overflow-hidden rounded-md bg-mist">
        <Drawn of={mapSketch()} cover className="absolute inset-0 size-full" />
        <p className="relative rounded-sm bg-white px-5 py-3 font-semibold text-ink-900">
          {title}
          <span className="block text-sm font-normal">
            {address.landmark ?? `${address.locality}, ${address.city}`}
          </span>
        </p>
        {loads === 'on-press' && (
          <button type="button" className={`${button()} relative mt-4 w-full noscript:hidden`}>
            {strings.showMap}
          </button>
        )}
        <template>{frame}</template>
        {loads !== 'on-press' && <noscript>{frame}</noscript>}
      </div>
      <div className="flex flex-wrap gap-x-7">
        <TextLink to={link}>{strings.openMap}</TextLink>
        {google !== undefined && <TextLink to={google}>{strings.openGoogleMaps}</TextLink>}
      </div>
      <p className="mt-2 text-sm/6">
        {strings.mapFrom(new URL(embed).hostname)}{' '}
        {navigation.privacy && <a href={href(navigation.privacy.to)}>{navigation.privacy.label}</a>}
      </p>
    </div>
  )
}
