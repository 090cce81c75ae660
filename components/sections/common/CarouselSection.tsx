import { Children, type ReactNode } from 'react'
import type { CarouselProps } from '#components/islands/carousel/Carousel.tsx'
import { Island } from '#components/islands/Island.server.tsx'
import { Slides } from '#components/islands/carousel/Slides.server.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Hour } from '#components/artwork/index.ts'

type Props = Omit<CarouselProps, 'label' | 'count'> & {
  /** Fragment of the section and root of the carousel's ids. */
  id: string
  heading: string
  hour?: Hour
  ground?: 'snow'
  /** One child a slide. */
  children: ReactNode
}

/** A section that is a carousel: its heading stands beside the controls. */
export function CarouselSection({ id, heading, hour, ground, children, ...carousel }: Props) {
  const props = { ...carousel, label: heading, count: Children.count(children) }
  return (
    <Section id={id} hour={hour} ground={ground}>
      <Island name="Carousel" id={id} props={props} when="near">
        <Slides>{children}</Slides>
      </Island>
    </Section>
  )
}
