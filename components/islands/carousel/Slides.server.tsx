import { Children, type ReactNode } from 'react'
import { carouselStrings as strings } from '#components/strings.ts'

/** The row of slides for a `Carousel`'s slot: one for each child. Rendered on the server only. */
export function Slides({ children }: { children: ReactNode }) {
  const count = Children.count(children)
  return (
    <div className="carousel-track">
      {Children.map(children, (child, index) => (
        <div
          role="group"
          aria-roledescription={strings.slideRoleDescription}
          aria-label={strings.slide(index + 1, count)}
          className="carousel-slide"
        >
          {child}
        </div>
      ))}
    </div>
  )
}
