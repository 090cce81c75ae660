import type { ReactNode } from 'react'
import { Weaving } from '#components/ui/Weaving.tsx'

type Props = { id: string; heading: string; lead?: string | undefined; children: ReactNode }

/** The last section of a page, on Home's dawn artwork. `children` is its button. */
export function ClosingCall({ id, heading, lead, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      data-hour="dawn"
      className="closing ends-woven relative overflow-hidden bg-sky text-on"
    >
      <div className="wrap relative z-1">
        <div className="closing-text">
          <h2 id={id}>{heading}</h2>
          {lead !== undefined && <p className="mt-3 max-w-[34em] text-lead">{lead}</p>}
          <div className="mt-7">{children}</div>
        </div>
      </div>
      <Weaving
        slug="index"
        layout="hero"
        artwork={{ hour: 'dawn', composition: 'summit' }}
        className="closing-art"
      />
    </section>
  )
}
