import type { Highlight } from '#content/schema/sections/highlight.ts'
import type { ListedEntry } from '#content/schema/collections.ts'
import { courseStrings } from '#components/strings.ts'
import { TextLink } from '#components/ui/TextLink.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import { dayWords } from '../course/words.ts'
import { CarouselSection } from '../common/CarouselSection.tsx'

type Props = { heading: string; highlights: readonly ListedEntry<Highlight>[] }

/** News as a carousel of cards: three side by side, two on tablets, one on phones. */
export function Highlights({ heading, highlights }: Props) {
  if (highlights.length === 0) return null
  return (
    <CarouselSection
      id="highlights"
      heading={heading}
      background="snow"
      itemName="Highlight"
      interval={6000}
      show="several"
    >
      {highlights.map((highlight) => (
        <div
          key={highlight.slug}
          className="relative rounded-sm border border-line bg-white p-6 pt-0 lg:min-h-56 lg:p-8 lg:pt-0"
        >
          <div className="-mx-6 mb-5.5 h-6 selvedge-card lg:-mx-8 lg:mb-7" />
          {highlight.data.date !== undefined && (
            <p className="text-sm font-semibold text-gurans-700">{dayWords(highlight.data.date)}</p>
          )}
          <h3 className="mb-2.5">{highlight.data.title}</h3>
          <UnpublishedMark of={highlight} />
          <p>{highlight.data.description}</p>
          {highlight.data.to !== undefined && (
            <TextLink to={highlight.data.to} about={highlight.data.title}>
              {courseStrings.more}
            </TextLink>
          )}
        </div>
      ))}
    </CarouselSection>
  )
}
