import type { ReactNode } from 'react'
import type { Hour } from './hour.ts'

type Props = {
  /** Id of the heading that names the section. */
  labelledBy: string
  /** A band in the colours of an hour; without it the ground is white, or snow. */
  hour?: Hour
  ground?: 'snow'
  /** Fragment that leads here. */
  id?: string
  children: ReactNode
}

/** One section of a page: full-bleed ground, content within the page's width. */
export function Section({ labelledBy, hour, ground, id, children }: Props) {
  const colours = hour === undefined ? (ground === 'snow' ? 'bg-snow' : '') : 'bg-sky text-on'
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-hour={hour}
      className={`py-section ${colours}`}
    >
      <div className="wrap">{children}</div>
    </section>
  )
}
