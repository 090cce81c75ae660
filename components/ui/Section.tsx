import type { ReactNode } from 'react'
import type { Hour } from '#components/artwork/index.ts'

type Props = {
  /** The #fragment of the section, if no heading has it (`anchors` in content/schema/routes.ts). */
  id?: string | undefined
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined
  /** A band in the colours of an hour. */
  hour?: Hour | undefined
  background?: 'snow' | undefined
  children: ReactNode
}

/** A section of a page: a background of full width, content within the page's width. */
export function Section({ id, labelledBy, hour, background, children }: Props) {
  const Tag = labelledBy === undefined ? 'div' : 'section'
  const colours = hour === undefined ? (background === 'snow' ? 'bg-snow' : '') : 'bg-sky text-on'
  return (
    <Tag id={id} aria-labelledby={labelledBy} data-hour={hour} className={`py-section ${colours}`}>
      <div className="wrap">{children}</div>
    </Tag>
  )
}
