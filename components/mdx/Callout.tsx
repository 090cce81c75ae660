import type { ReactNode } from 'react'

/** A short paragraph set apart from the text around it. */
export function Callout({ title, children }: { title?: string | undefined; children?: ReactNode }) {
  return (
    <div role="note" className="callout">
      {title !== undefined && <p className="font-strong text-ink-900">{title}</p>}
      <div>{children}</div>
    </div>
  )
}
