import type { EmblemName } from '#content/schema/page.ts'
import { Drawn } from '#components/ui/Drawn.tsx'
import { emblem } from '#components/artwork/index.ts'

export type EmblemCard = { icon: EmblemName; title: string; text: string }

type Props = {
  cards: readonly EmblemCard[]
  /** `h3` below the heading of a section, else `h2`. */
  heading: 'h2' | 'h3'
}

/** The cells of an emblem grid (emblem-grid.css). */
export function EmblemCards({ cards, heading: Heading }: Props) {
  return cards.map(({ icon, title, text }) => (
    <div key={title} className="emblem-card">
      <Drawn of={emblem(icon)} />
      <Heading className="text-h3">{title}</Heading>
      <p>{text}</p>
    </div>
  ))
}
