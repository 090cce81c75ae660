import { programsPerPage } from '#content/kinds/program.ts'
import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { contactWays, WayLink } from '#components/contact-ways.tsx'
import { hourOf } from '#components/artwork/index.ts'
import { hoursLine } from '#components/opening-hours.ts'
import { Prose } from '#components/mdx/Body.tsx'
import { Closing } from '#components/sections/common/ClosingCall.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { ProgramCards } from '#components/sections/programs/ProgramCards.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Section, SectionHead } from '#components/ui/Section.tsx'
import { useLocale } from '#components/use-locale.tsx'
import { pageRoute } from '#content/schema/routes.ts'
import type { PageContent } from '#content/kinds/content.ts'
import type { PageOf, Plan } from '#content/kinds/page.ts'
import type { LayoutProps } from './types.ts'

/** A service: its text, the sections in its frontmatter, and a call to action. */
export function ServiceLayout({ page, content, body }: LayoutProps<'service'>) {
  const locale = useLocale()
  const { title, hero, artwork, asks = [] } = page.data
  const route = pageRoute(page.slug)
  const interest = locale.interests.find((each) => each.page === route)?.value
  const asked = asks.map((fact) => `\n${fact}: `).join('')
  const message = locale.strings.inquiry.service(title) + asked
  const inquiry = { about: title, interest, message }
  const bandHour = hourOf(page.slug, artwork) === 'juniper' ? 'blue' : 'juniper'
  const parts = serviceParts(page.data, interest, content)
  const background = backgrounds(parts, body === undefined ? undefined : 'snow')
  return (
    <>
      <Hero of={page} {...hero} inquiry={inquiry} />
      {body !== undefined && (
        <Section>
          <div className="lg:grid lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-[clamp(3rem,6vw,6rem)]">
            <div className="text-lead">
              <Prose>{body}</Prose>
            </div>
            <Contact site={content.site} />
          </div>
        </Section>
      )}
      {parts.map(({ id, head, content: shown }, index) => (
        <Section
          key={id}
          labelledBy={id}
          head={head && { id, ...head }}
          hour={head ? undefined : bandHour}
          background={background[index]}
        >
          {shown}
        </Section>
      ))}
      <Closing of={page} inquiry={inquiry} />
    </>
  )
}

/** How to reach the office, beside the text of wide pages. Narrow pages have it in the footer alone. */
function Contact({ site }: Pick<PageContent, 'site'>) {
  const locale = useLocale()
  const { contact, footer } = locale.strings
  const { address, email, openingHours } = site
  return (
    <aside aria-label={footer.visit} className="hidden lg:block">
      <dl className="border-t-2 border-ink-900">
        {contactWays(site, locale.strings).map((way) => (
          <Fact key={way.kind} label={contact[way.kind]}>
            <WayLink way={way} className={contactLink} />
          </Fact>
        ))}
        <Fact label={contact.email}>
          <a href={`mailto:${email}`} className={contactLink}>
            {email}
          </a>
        </Fact>
        <Fact label={contact.hours}>{hoursLine(openingHours, locale)}</Fact>
        <Fact label={contact.address}>{`${address.locality}, ${address.city}`}</Fact>
      </dl>
    </aside>
  )
}

const contactLink = 'inline-flex min-h-11 items-center underline'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-h-13 items-center gap-6 border-b border-line">
    <dt className="w-24 shrink-0 text-muted">{label}</dt>
    <dd className="font-semibold text-ink-900">{children}</dd>
  </div>
)

type Item = { title: string; text: string }
type Head = { heading: string; lead?: string | undefined }
type Part = {
  id: string
  /** Undefined for a band in the colours of an hour, whose content has its own heading. */
  head?: Head
  content: ReactNode
}

/** The sections that the frontmatter of a service page contains, in order. */
function serviceParts(
  service: PageOf<'service'>,
  interest: string | undefined,
  { programs }: Pick<PageContent, 'programs'>,
): Part[] {
  const { services, points, steps, plans, programs: courses } = service
  const shown = programs.slice(0, programsPerPage)
  return [
    services && { id: 'services', head: services, content: <ServiceRows {...services} /> },
    points && { id: 'points', content: <Points {...points} /> },
    steps && { id: 'steps', head: steps, content: <Ascent {...steps} /> },
    plans && {
      id: 'plans',
      head: plans,
      content: <Plans {...plans} service={service.title} interest={interest} />,
    },
    courses && programs.length > 0
      ? { id: 'courses', head: courses, content: <ProgramCards programs={shown} /> }
      : undefined,
  ].filter((each) => each !== undefined)
}

/** The background of each part, snow and white (undefined) in turn. White follows a band. */
function backgrounds(parts: readonly Part[], first: 'snow' | undefined) {
  let next = first
  return parts.map(({ head }) => {
    const background = head && next
    next = !head || next === 'snow' ? undefined : 'snow'
    return background
  })
}

/** Climbing blocks from `lg` up, a stitched list below (steps.css). */
function Ascent({ items }: { items: readonly Item[] }) {
  return (
    <ol className="steps ascent">
      {items.map(({ title, text }) => (
        <li key={title}>
          <div className="lg:pr-2 lg:pb-5 lg:pl-(--edge)">
            <h3 className="lg:text-[clamp(1.125rem,1.75vw,var(--text-h3))]">{title}</h3>
            <p className="mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Points on a dark band, each below a line in its accent colour. */
function Points({ heading, lead, items }: Head & { items: readonly Item[] }) {
  return (
    <div className="grid lg:grid-cols-[5fr_7fr] lg:gap-[clamp(3rem,6vw,6rem)]">
      <div>
        <SectionHead id="points" heading={heading} lead={lead} />
      </div>
      <ul className="grid content-start gap-x-12 gap-y-7 sm:grid-cols-2 sm:gap-y-11">
        {items.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-accent pt-5">
            <h3>{title}</h3>
            <p className="mt-1.5">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A ruled list with titles on the left and texts on the right. */
function ServiceRows({ items }: { items: readonly Item[] }) {
  return (
    <ul className="border-t-2 border-ink-900">
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="grid gap-1.5 border-b border-line py-6 md:grid-cols-2 md:items-baseline md:gap-8 md:py-7.5"
        >
          <h3 className="text-row">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** The title of a page, and the area of interest that its links choose. */
type Service = { service: string; interest: string | undefined }

/** Plans, side by side from 800 px up, four from `lg`. Their parts share four rows. */
function Plans({ items, ...service }: Service & { items: readonly Plan[] }) {
  return (
    <ul className="grid gap-6 plans:auto-cols-fr plans:grid-flow-col plans:grid-rows-[auto_auto_1fr_auto] plans:gap-y-0">
      {items.map((plan) => (
        <PlanCard key={plan.name} {...service} plan={plan} />
      ))}
    </ul>
  )
}

/** A plan, dark if it has a label in place of a price. Its button fills in the contact form. */
function PlanCard({ service, interest, plan }: Service & { plan: Plan }) {
  const { strings } = useLocale()
  const isCustom = plan.label !== undefined
  const about = `${plan.name}, ${service}`
  const price = plan.label ?? plan.price
  return (
    <li
      data-hour={isCustom ? 'dawn' : undefined}
      className={`plan grid grid-rows-[auto_auto_1fr_auto] overflow-hidden rounded-md border plans:row-span-4 plans:grid-rows-subgrid *:px-[clamp(20px,2.2vw,2rem)] ${isCustom ? 'border-sky bg-sky text-on' : 'border-line bg-white'}`}
    >
      <h3 className="pt-7 text-[1.75rem]">{plan.name}</h3>
      {price === undefined ? (
        <div aria-hidden="true" className="pb-5 plans:min-h-12.5" />
      ) : (
        <p className="pt-1 pb-5 text-[1.25rem]/[1.3] font-semibold text-accent">{price}</p>
      )}
      <div>
        <div className="h-1.5 selvedge-thin" />
        <ul className="pt-3.5 pb-7">
          {plan.features.map((feature) => (
            <li
              key={feature}
              className={`flex gap-3 py-2.5 [line-height:1.4] not-first:border-t ${isCustom ? 'border-rule' : 'border-mist'}`}
            >
              <Icon
                of={Check}
                size={20}
                className={`mt-px shrink-0 ${isCustom ? 'text-accent' : 'text-juniper-700'}`}
              />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="pb-7">
        <Button
          to={plan.button.to}
          look={isCustom ? 'primary' : 'ink'}
          inquiry={{ about, interest, message: strings.inquiry.plan(about) }}
          className="w-full"
        >
          {plan.button.label}
          <span className="sr-only">: {plan.name}</span>
        </Button>
      </div>
    </li>
  )
}
