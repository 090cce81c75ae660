import { Children, type ReactNode } from 'react'
import type { Hour } from '#components/artwork/index.ts'
import type { CarouselProps } from '#components/islands/carousel/Carousel.tsx'
import { Island } from '#components/islands/Island.server.tsx'
import { languageOf } from '#components/language.ts'
import { useLocale } from '#components/use-locale.tsx'
import { Portrait } from '#components/ui/Artwork.tsx'
import { Lines } from '#components/ui/Lines.tsx'
import { hasSample, SampleHead } from '#components/ui/SampleHead.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import { href } from '#components/href.ts'
import type { ProgramEntry } from '#content/kinds/content.ts'
import { routeOf } from '#content/kinds/routes.ts'
import type { ListedEntry } from '#content/schema/entry.ts'
import type { Highlight } from '#content/kinds/highlight.ts'
import type { Testimonial } from '#content/kinds/testimonial.ts'

type HighlightsProps = { heading: string; highlights: readonly ListedEntry<Highlight>[] }

/** News as a carousel of cards: three side by side, two on tablets, one on phones. */
export function Highlights({ heading, highlights }: HighlightsProps) {
  const { strings, formats } = useLocale()
  return (
    <CarouselSection
      id="highlights"
      heading={heading}
      background="snow"
      itemName={strings.slides.highlight}
      interval={6000}
      show="several"
    >
      {highlights.map((highlight) => (
        <div
          key={highlight.slug}
          className="relative rounded-sm border border-line bg-white p-6 pt-0 lg:min-h-56 lg:p-8 lg:pt-0"
        >
          <div className="-mx-6 mb-6 h-6 selvedge-card lg:-mx-8 lg:mb-7" />
          {highlight.data.date !== undefined && (
            <p className="text-sm font-semibold text-gurans-700">
              {formats.bothDays(highlight.data.date)}
            </p>
          )}
          <h3 className="mb-2">{highlight.data.title}</h3>
          <UnpublishedMark of={highlight} />
          <p>
            <Lines of={highlight.data.description} />
          </p>
          {highlight.data.to !== undefined && (
            <TextLink to={highlight.data.to} about={highlight.data.title}>
              {strings.course.more}
            </TextLink>
          )}
        </div>
      ))}
    </CarouselSection>
  )
}

type ReviewsProps = {
  heading: string
  testimonials: readonly ListedEntry<Testimonial>[]
  programs?: readonly ProgramEntry[]
}

/** Testimonials, one at a time. The program of a participant is named below. */
export function Reviews({ heading, testimonials, programs }: ReviewsProps) {
  const { strings } = useLocale()
  return (
    <CarouselSection
      id="reviews"
      heading={heading}
      hour="gurans"
      itemName={strings.slides.review}
      sample={hasSample(testimonials) ? strings.sample : undefined}
      interval={7000}
      show="one"
    >
      {testimonials.map((testimonial) => {
        const { name, role, text, image } = testimonial.data
        const program = programs?.find(({ slug }) => slug === testimonial.data.program)
        return (
          <figure
            key={testimonial.slug}
            className="grid content-start gap-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16"
          >
            <blockquote className="font-display text-quote font-medium text-pretty lg:pb-16">
              “<Lines of={text} />”
            </blockquote>
            <figcaption className="flex items-center gap-4 [line-height:1.4] lg:order-first lg:grid lg:content-start lg:gap-5">
              <Portrait
                slug={testimonial.slug}
                image={image}
                className="w-[72px] shrink-0 lg:w-60 lg:max-w-full"
              />
              <span>
                <span className="block text-[1.125rem] font-strong">{name}</span>
                {role}
                {program && (
                  <span className="block">
                    {strings.course.participant}{' '}
                    <a
                      href={href(routeOf({ kind: 'program', slug: program.slug }))}
                      className="inline-flex min-h-11 items-center underline underline-offset-4"
                    >
                      {program.data.title}
                    </a>
                  </span>
                )}
                <UnpublishedMark of={testimonial} />
              </span>
            </figcaption>
          </figure>
        )
      })}
    </CarouselSection>
  )
}

type SectionProps = Omit<CarouselProps, 'label' | 'lang' | 'count'> & {
  /** The section's #fragment, and the prefix of the carousel's ids. */
  id: string
  heading: string
  hour?: Hour
  background?: 'snow'
  children: readonly ReactNode[]
}

/** A section with a carousel of its children. One child is shown without a carousel. */
function CarouselSection({ id, heading, hour, background, children, ...carousel }: SectionProps) {
  const { language, strings } = useLocale()
  const count = children.length
  const lang = languageOf(heading, language)
  if (count === 0) return null
  const props = { ...carousel, label: heading, lang, count }
  return (
    <Section id={id} hour={hour} background={background}>
      {count === 1 ? (
        <>
          <div className="mb-head">
            <SampleHead sample={carousel.sample}>
              <h2 lang={lang} className="text-h3">
                {heading}
              </h2>
            </SampleHead>
          </div>
          <div className={carousel.show === 'several' ? 'max-w-[38em]' : ''}>{children}</div>
        </>
      ) : (
        <Island name="Carousel" id={id} props={props} plays>
          <div className="carousel-track flex">
            {Children.map(children, (slide, index) => (
              <div
                role="group"
                aria-roledescription={strings.slides.roleDescription}
                aria-label={strings.carousel.position(index + 1, count)}
                className="carousel-slide"
              >
                {slide}
              </div>
            ))}
          </div>
        </Island>
      )}
    </Section>
  )
}
