import type { ReactNode } from 'react'

/** What a writer types; `of` names it. */
export function Source({ text, of }: { text: string; of?: string }) {
  return (
    <figure className="source">
      {of !== undefined && <figcaption>{of}</figcaption>}
      <pre>
        <code>{text.trimEnd()}</code>
      </pre>
    </figure>
  )
}

/** What a writer types, and what a visitor sees of it. */
export function SourceAndLook({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="pair">
      <Source text={text} of="You write" />
      <figure className="look">
        <figcaption>Visitors see</figcaption>
        <div className="prose">{children}</div>
      </figure>
    </div>
  )
}
