import type { PageOf } from '#content/schema/page.ts'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '../common/SectionHead.tsx'

/** The areas of expertise along a stitched line (timeline.css). */
export function Timeline({ heading, lead, areas }: PageOf<'about'>['expertise']) {
  return (
    <Section labelledBy="expertise" background="snow">
      <SectionHead id="expertise" heading={heading} lead={lead} />
      <ol className="steps timeline">
        {areas.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="mt-1 max-w-[34em]">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
