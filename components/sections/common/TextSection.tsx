import type { ReactNode } from 'react'
import { Section } from '#components/ui/Section.tsx'

type Props = { background?: 'snow' | undefined; children: ReactNode }

/** The text of a page. From `lg` up, its headings are on the left (prose.css). */
export function TextSection({ background, children }: Props) {
  return (
    <Section background={background}>
      <div className="prose prose-beside">{children}</div>
    </Section>
  )
}
