import type { Highlight } from '#content/schema/highlight.ts'
import type { Entry } from '#scripts/content/types.ts'
import { Island } from '#components/islands/Island.tsx'
import { Slides } from '#components/islands/Slides.tsx'
import { Section } from '#components/ui/Section.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'

type Props = { heading: string; highlights: readonly Entry<Highlight>[] }

/** News as a ring of cards: three beside each other, two on tablets, one on phones. */
export function Highlights({ heading, highlights }: Props) {
  const props = {
    label: heading,
    itemName: 'Highlight',
    count: highlights.length,
    interval: 6000,
    show: 'several',
  } as const
  return (
    <Section id="highlights" ground="snow">
      <Island name="Carousel" id="highlights" props={props} when="near">
        <Slides>
          {highlights.map((highlight) => (
            <div
              key={highlight.slug}
              className="rounded-sm border border-line bg-white p-6 pt-0 lg:min-h-56 lg:p-8 lg:pt-0"
            >
              <div className="-mx-6 mb-5.5 h-6 selvedge-card lg:-mx-8 lg:mb-7" />
              <UnpublishedMark of={highlight} />
              <h3 className="mb-2.5">{highlight.data.title}</h3>
              <p>{highlight.data.description}</p>
            </div>
          ))}
        </Slides>
      </Island>
    </Section>
  )
}
