import type { ReactNode } from 'react'
import { Prose } from '#components/mdx/Prose.tsx'
import { Section } from '#components/ui/Section.tsx'

/** The text of a page, as its writer set it under the frontmatter. */
export function TextSection({
  ground,
  children,
}: {
  ground?: 'snow' | undefined
  children: ReactNode
}) {
  return (
    <Section ground={ground}>
      <Prose>{children}</Prose>
    </Section>
  )
}
