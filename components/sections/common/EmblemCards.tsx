import type { PageOf } from '#content/kinds/page.ts'
import { Drawn } from '#components/ui/Artwork.tsx'
import { emblem } from '#components/artwork/index.ts'

type Props = Pick<PageOf<'about'>, 'cards'> & {
  /** `h3` below the heading of a section, else `h2`. */
  heading: 'h2' | 'h3'
}

/** The cells of an emblem grid (emblem-grid.css). */
export function EmblemCards({ cards, heading: Heading }: Props) {
  return cards.map(({ icon, title, text }) => (
    <div
      key={title}
      className="emblem-card grid grid-cols-[60px_minmax(0,1fr)] content-start gap-x-5 gap-y-1.5 md:grid-cols-1 md:gap-2.5"
    >
      <Drawn
        of={emblem(icon)}
        className="row-span-2 size-[60px] md:row-auto md:mb-3 md:size-[90px]"
      />
      <Heading className="text-h3">{title}</Heading>
      <p>{text}</p>
    </div>
  ))
}
