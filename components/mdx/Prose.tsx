import type { ReactNode } from 'react'

/** Running text: what Markdown makes, set by prose.css. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>
}
