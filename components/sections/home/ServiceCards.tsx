import type { PageOf } from '#content/schema/page.ts'
import { href } from '#components/href.ts'
import { Section, SectionHead } from '#components/ui/Section.tsx'
import { Weaving } from '#components/ui/Weaving.tsx'
import { ArrowTitle } from '#components/ui/TextLink.tsx'

/** The four services, alternating 7/5 and 5/7 of twelve columns. */
export function ServiceCards({ heading, lead, more, cards }: PageOf<'home'>['services']) {
  return (
    <Section labelledBy="services">
      <SectionHead id="services" heading={heading} lead={lead} more={more} />
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-12 md:gap-y-14">
        {cards.map((card) => (
          <ServiceCard key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  )
}

type Card = PageOf<'home'>['services']['cards'][number]

/** The whole card is a link. */
function ServiceCard({ title, text, to, artwork }: Card) {
  const slug = to.replaceAll('/', '')
  return (
    <li className="md:col-span-7 md:nth-[4n+2]:col-span-5 md:nth-[4n+3]:col-span-5">
      <a href={href(to)} className="group/card block">
        <div className="aspect-video overflow-hidden rounded-sm bg-mist md:aspect-auto md:h-[clamp(232px,29vw,404px)]">
          <Weaving
            slug={slug}
            layout="card"
            artwork={artwork}
            className="size-full object-cover object-bottom zoom motion-safe:group-hover/card:[scale:1.03]"
          />
        </div>
        <h3 className="mt-5 text-[clamp(1.5rem,1.3rem+0.8vw,2rem)] transition-colors group-hover/card:text-gurans-700">
          <ArrowTitle text={title} />
        </h3>
        <p className="mt-1.5 max-w-[34em]">{text}</p>
      </a>
    </li>
  )
}
