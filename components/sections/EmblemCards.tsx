import type { EmblemName } from '#content/schema/page.ts'
import { Emblem } from '#components/ui/Emblem.tsx'

export type EmblemCard = { icon: EmblemName; title: string; text: string }

/** The cells of an emblem grid (emblem-grid.css): emblem, title and text. */
export function EmblemCards({ cards }: { cards: readonly EmblemCard[] }) {
  return cards.map(({ icon, title, text }) => (
    <div key={title} className="emblem-card">
      <Emblem name={icon} />
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  ))
}
