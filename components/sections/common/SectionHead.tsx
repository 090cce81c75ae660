import { href } from '#components/href.ts'

type Props = {
  id: string
  heading: string
  lead?: string | undefined
  /** A link after the lead. */
  more?: { label: string; to: string } | undefined
}

/** The heading of a section and the sentences below it. */
export function SectionHead({ id, heading, lead, more }: Props) {
  return (
    <div className="mb-head grid gap-4">
      <h2 id={id}>{heading}</h2>
      {(lead ?? more) && (
        <p className="max-w-[38em] text-lead">
          {lead}
          {more && (
            <>
              {' '}
              <a href={href(more.to)}>{more.label}</a>.
            </>
          )}
        </p>
      )}
    </div>
  )
}
