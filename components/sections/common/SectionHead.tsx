import type { ReactNode } from 'react'

type Props = { id: string; heading: ReactNode; lead?: ReactNode }

/** The heading of a section and the sentence below it. */
export function SectionHead({ id, heading, lead }: Props) {
  return (
    <div className="mb-head grid gap-4">
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <p className="max-w-[38em] text-lead">{lead}</p>}
    </div>
  )
}
