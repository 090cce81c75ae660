import { Children, type ReactNode } from 'react'
import type { CarouselProps } from '#components/islands/carousel/Carousel.tsx'
import { Island } from '#components/islands/Island.server.tsx'
import { Slides } from '#components/islands/carousel/Slides.server.tsx'
import { languageOf } from '#components/language.ts'
import { Section } from '#components/ui/Section.tsx'
import type { Hour } from '#components/artwork/index.ts'

type Props = Omit<CarouselProps, 'label' | 'lang' | 'count'> & {
  /** The section's #fragment, and the prefix of the carousel's ids. */
  id: string
  heading: string
  hour?: Hour
  background?: 'snow'
  /** One child for each slide. */
  children: ReactNode
}

/** A section with a carousel, whose heading is beside the controls. */
export function CarouselSection({ id, heading, hour, background, children, ...carousel }: Props) {
  const props = {
    ...carousel,
    label: heading,
    lang: languageOf(heading),
    count: Children.count(children),
  }
  return (
    <Section id={id} hour={hour} background={background}>
      <Island name="Carousel" id={id} props={props} when="near">
        <Slides>{children}</Slides>
      </Island>
    </Section>
  )
}
