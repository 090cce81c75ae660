import type { ReactNode } from 'react'
import type { Hour } from '#components/artwork/index.ts'
import { useLocale } from '#components/use-locale.tsx'
import { href } from '#components/href.ts'

type Props = {
  /** The #fragment of the section, if no heading has it (`sections` in content/kinds/table.ts). */
  id?: string | undefined
  /** Id of the heading in the content that names the section, if it has no `head`. */
  labelledBy?: string | undefined
  head?: HeadProps | undefined
  /** A band in the colours of an hour. */
  hour?: Hour | undefined
  background?: 'snow' | undefined
  children: ReactNode
}

/** A section of a page: a background of full width, content within the page's width. */
export function Section({ id, head, labelledBy = head?.id, hour, background, children }: Props) {
  const Tag = labelledBy === undefined ? 'div' : 'section'
  const colours = hour === undefined ? (background === 'snow' ? 'bg-snow' : '') : 'bg-sky text-on'
  return (
    <Tag id={id} aria-labelledby={labelledBy} data-hour={hour} className={`py-section ${colours}`}>
      <div className="wrap">
        {head && <SectionHead {...head} />}
        {children}
      </div>
    </Tag>
  )
}

type HeadProps = {
  id: string
  heading: string
  lead?: string | undefined
  /** A link after the lead. */
  more?: { label: string; to: string } | undefined
}

/** The heading of a section and the sentences below it. */
export function SectionHead({ id, heading, lead, more }: HeadProps) {
  const { fullStop } = useLocale().strings
  return (
    <div className="mb-head grid gap-4">
      <h2 id={id}>{heading}</h2>
      {(lead ?? more) && (
        <p className="max-w-[38em] text-lead">
          {lead}
          {more && (
            <>
              {' '}
              <a href={href(more.to)}>{more.label}</a>
              {fullStop}
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** The text of a page. From `lg` up, its headings are on the left (prose.css). */
export function TextSection({ background, children }: Pick<Props, 'background' | 'children'>) {
  return (
    <Section background={background}>
      <div className="prose prose-beside">{children}</div>
    </Section>
  )
}
