import type { Testimonial } from '#content/schema/sections/testimonial.ts'
import type { ListedEntry } from '#content/schema/collections.ts'
import { Portrait } from '#components/ui/Portrait.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import { CarouselSection } from '../common/CarouselSection.tsx'

type Props = { heading: string; testimonials: readonly ListedEntry<Testimonial>[] }

/** Testimonials, one at a time. */
export function Reviews({ heading, testimonials }: Props) {
  if (testimonials.length === 0) return null
  return (
    <CarouselSection
      id="reviews"
      heading={heading}
      hour="gurans"
      itemName="Review"
      interval={7000}
      show="one"
    >
      {testimonials.map((testimonial) => (
        <Review key={testimonial.slug} of={testimonial} />
      ))}
    </CarouselSection>
  )
}

function Review({ of }: { of: ListedEntry<Testimonial> }) {
  const { name, role, text, image } = of.data
  return (
    <figure className="grid content-start gap-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
      <blockquote className="font-display text-quote font-medium tracking-[-0.005em] text-pretty lg:pb-16">
        “{text}”
      </blockquote>
      <figcaption className="flex items-center gap-4 [line-height:1.4] lg:order-first lg:grid lg:content-start lg:gap-5">
        <Portrait
          slug={of.slug}
          image={image}
          className="w-[72px] shrink-0 lg:w-60 lg:max-w-full"
        />
        <span>
          <span className="block text-[1.125rem] font-strong">{name}</span>
          {role}
          <UnpublishedMark of={of} />
        </span>
      </figcaption>
    </figure>
  )
}
