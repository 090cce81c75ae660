import { listPage } from '#content/kinds/routes.ts'
import { href } from '#components/href.ts'
import { Island } from '#components/islands/Island.server.tsx'
import { EmblemCards } from '#components/sections/common/EmblemCards.tsx'
import { type HeroEntry, HeroFrame } from '#components/sections/common/Hero.tsx'
import { InsteadOfForm } from '#components/sections/common/InsteadOfForm.tsx'
import { Partners } from '#components/sections/common/Partners.tsx'
import { UpcomingIntakes } from '#components/sections/course/Intakes.tsx'
import { Highlights, Reviews } from '#components/sections/home/Carousels.tsx'
import { Photographs } from '#components/sections/home/Photographs.tsx'
import { AdmissionBand, CurrentNotices } from '#components/sections/notices/Notices.tsx'
import { Weaving } from '#components/ui/Artwork.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Section, SectionHead, TextSection } from '#components/ui/Section.tsx'
import { ArrowTitle } from '#components/ui/TextLink.tsx'
import { useLocale } from '#components/use-locale.tsx'
import type { Site } from '#content/kinds/site.ts'
import type { PageOf } from '#content/kinds/page.ts'
import { pageRoute } from '#content/schema/routes.ts'
import type { LayoutProps } from './types.ts'

export function HomeLayout({ page, content, body }: LayoutProps<'home'>) {
  const {
    hero,
    why,
    photographs = [],
    highlights,
    services,
    partners,
    reviews,
    inquiry,
  } = page.data
  const list = listPage(content.pages, 'program')
  return (
    <>
      <HomeHero of={page} name={content.site.name} {...hero} />
      <AdmissionBand notices={content.notices} />
      <CurrentNotices notices={content.notices} list={content.lists.notice} background="snow" />
      <WhyChooseUs {...why} />
      <Photographs of={photographs} />
      {body && <TextSection>{body}</TextSection>}
      <Highlights {...highlights} highlights={content.highlights} />
      <UpcomingIntakes programs={content.programs} list={list && pageRoute(list.slug)} />
      <ServiceCards {...services} />
      <Partners {...partners} partners={content.partners} />
      <Reviews {...reviews} testimonials={content.testimonials} programs={content.programs} />
      <Inquiry {...inquiry} site={content.site} />
    </>
  )
}

type HeroProps = { of: HeroEntry; name: string } & PageOf<'home'>['hero']

/** Longer names are smaller than the words before them. */
const maxLengthOfFullSize = 27

/** Home's first screen. The headline ends with the institute's name. */
function HomeHero({ of, name, heading, bullets, button, image }: HeroProps) {
  return (
    <HeroFrame of={of} image={image} size="fill">
      <h1>
        {heading}{' '}
        <span
          className={`block text-accent ${name.length > maxLengthOfFullSize ? 'mt-2 text-[0.65em]' : ''}`}
        >
          {name}
        </span>
      </h1>
      <ul className="mt-7 max-w-100 border-t border-rule">
        {bullets.map((bullet) => {
          const { label, to } =
            typeof bullet === 'string' ? { label: bullet, to: undefined } : bullet
          return (
            <li
              key={label}
              className="flex items-center gap-3 border-b border-rule text-[1.125rem]/[1.3] font-medium"
            >
              <Diamond />
              {to === undefined ? (
                <span className="py-3">{label}</span>
              ) : (
                <a
                  href={href(to)}
                  className="grow py-3 underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {label}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      <Button to={button.to} arrow className="mt-7">
        {button.label}
      </Button>
    </HeroFrame>
  )
}

/** A stepped diamond in the accent colour of the hour. */
function Diamond() {
  return (
    <svg
      viewBox="0 0 18 18"
      width="18"
      height="18"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className="shrink-0 fill-accent"
    >
      <path d="M8 0h2v2h2v2h2v2h2v2h2v2h-2v2h-2v2h-2v2h-2v2H8v-2H6v-2H4v-2H2v-2H0V8h2V6h2V4h2V2h2z" />
    </svg>
  )
}

type InquiryProps = PageOf<'home'>['inquiry'] & { site: Site }

/** Home's short form, which leads to the contact form. */
function Inquiry({ heading, lead, contact, site }: InquiryProps) {
  return (
    <Section labelledBy="inquiry" background="snow">
      <div className="grid grid-cols-1 lg:grid-cols-[5fr_7fr] lg:items-start lg:gap-[clamp(3rem,6vw,6rem)]">
        <SectionHead id="inquiry" heading={heading} lead={lead} more={contact} />
        {site.form ? <InquiryIsland {...site.form} /> : <InsteadOfForm site={site} />}
      </div>
    </Section>
  )
}

/** Without script, nothing could carry what is typed to the contact page, so a button leads there. */
function InquiryIsland({ services }: NonNullable<Site['form']>) {
  return (
    <>
      <div className="noscript:hidden">
        <Island name="InquiryForm" id="inquiry-form" props={{ services }} />
      </div>
      <div className="hidden noscript:block">
        <Button to="/contact#message" arrow>
          {useLocale().strings.form.continueInquiry}
        </Button>
      </div>
    </>
  )
}

/** A grid whose first cell is the heading. */
function WhyChooseUs({ heading, lead, cards }: PageOf<'home'>['why']) {
  return (
    <Section labelledBy="why">
      <div className="emblem-grid md:grid-cols-2 xl:grid-cols-3">
        <div className="grid content-start gap-4">
          <h2 id="why">{heading}</h2>
          {lead !== undefined && <p className="text-lead">{lead}</p>}
        </div>
        <EmblemCards cards={cards} heading="h3" />
      </div>
    </Section>
  )
}

/** The services, alternating 7/5 and 5/7 of twelve columns. The whole card is a link. */
function ServiceCards({ cards, ...head }: PageOf<'home'>['services']) {
  // The last of an odd number has a row of its own.
  const last = cards.length % 2 === 1 ? 'md:last:col-span-full!' : ''
  return (
    <Section head={{ id: 'services', ...head }}>
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-12 md:gap-y-14">
        {cards.map(({ title, text, to, artwork }) => (
          <li
            key={title}
            className={`md:col-span-7 md:nth-[4n+2]:col-span-5 md:nth-[4n+3]:col-span-5 ${last}`}
          >
            <a href={href(to)} className="group/card block">
              <div className="aspect-video overflow-hidden rounded-sm bg-mist md:aspect-auto md:h-[clamp(232px,29vw,404px)]">
                <Weaving
                  of={{ slug: to.replaceAll('/', ''), data: { artwork } }}
                  layout="card"
                  className="size-full object-cover object-bottom zoom motion-safe:group-hover/card:[scale:1.03]"
                />
              </div>
              <h3 className="mt-5 text-row recolour group-hover/card:text-gurans-700">
                <ArrowTitle text={title} />
              </h3>
              <p className="mt-1.5 max-w-[34em]">{text}</p>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
