import type { ReactNode } from 'react'
import { Section } from '#components/ui/Section.tsx'

/** The text of a page; from `lg` its headings stand beside it (prose.css). */
export function TextSection({
  ground,
  children,
}: {
  ground?: 'snow' | undefined
  children: ReactNode
}) {
  return (
    <Section ground={ground}>
      <div className="prose prose-beside">{children}</div>
    </Section>
  )
}
