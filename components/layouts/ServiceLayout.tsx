import { Prose } from '#components/mdx/Prose.tsx'
import { ClosingCall } from '#components/sections/common/ClosingCall.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { backgrounds, serviceParts } from '#components/sections/service/service-parts.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { hourOf } from '#components/artwork/index.ts'
import type { LayoutProps } from './types.ts'

/** A service: its text, the sections in its frontmatter, and a call to action. */
export function ServiceLayout({ page, content, body }: LayoutProps<'service'>) {
  const { hero, closing, artwork } = page.data
  const bandHour = hourOf(page.slug, artwork) === 'juniper' ? 'blue' : 'juniper'
  const parts = serviceParts(page.data, content)
  const background = backgrounds(parts, body === undefined ? 'white' : 'snow')
  return (
    <>
      <Hero of={page} {...hero} />
      {body !== undefined && (
        <Section>
          <div className="text-lead">
            <Prose>{body}</Prose>
          </div>
        </Section>
      )}
      {parts.map(({ id, isBand, content: shown }, index) => (
        <Section
          key={id}
          labelledBy={id}
          {...(isBand && { hour: bandHour })}
          {...(background[index] === 'snow' && { background: 'snow' })}
        >
          {shown}
        </Section>
      ))}
      <ClosingCall id="closing" heading={closing.heading} lead={closing.lead}>
        <Button to={closing.button.to} arrow>
          {closing.button.label}
        </Button>
      </ClosingCall>
    </>
  )
}
