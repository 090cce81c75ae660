import type { ReactNode } from 'react'
import type { Hour } from '#scripts/artwork/index.ts'

type Props = {
  /** Id of the heading that names the section; none when what stands inside has a name of its own. */
  labelledBy?: string | undefined
  /** A band in the colours of an hour; without it the ground is white, or snow. */
  hour?: Hour | undefined
  ground?: 'snow' | undefined
  children: ReactNode
}

/** One section of a page: full-bleed ground, content within the page's width. */
export function Section({ labelledBy, hour, ground, children }: Props) {
  const Tag = labelledBy === undefined ? 'div' : 'section'
  const colours = hour === undefined ? (ground === 'snow' ? 'bg-snow' : '') : 'bg-sky text-on'
  return (
    <Tag aria-labelledby={labelledBy} data-hour={hour} className={`py-section ${colours}`}>
      <div className="wrap">{children}</div>
    </Tag>
  )
}
