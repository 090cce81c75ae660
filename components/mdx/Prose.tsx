import type { ReactNode } from 'react'

/** Styles what Markdown makes (prose.css). */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>
}
