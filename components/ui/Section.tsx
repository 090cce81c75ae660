import type { ReactNode } from 'react'
import type { Hour } from '#components/artwork/index.ts'

type Props = {
  /** Fragment that leads here, where no heading of the page carries it (content/schema/routes.ts). */
  id?: string | undefined
  /** Id of the heading that names the section; none when what stands inside has a name of its own. */
  labelledBy?: string | undefined
  /** A band in the colours of an hour; without it the ground is white, or snow. */
  hour?: Hour | undefined
  ground?: 'snow' | undefined
  children: ReactNode
}

/** One section of a page: full-bleed ground, content within the page's width. */
export function Section({ id, labelledBy, hour, ground, children }: Props) {
  const Tag = labelledBy === undefined ? 'div' : 'section'
  const colours = hour === undefined ? (ground === 'snow' ? 'bg-snow' : '') : 'bg-sky text-on'
  return (
    <Tag id={id} aria-labelledby={labelledBy} data-hour={hour} className={`py-section ${colours}`}>
      <div className="wrap">{children}</div>
    </Tag>
  )
}
