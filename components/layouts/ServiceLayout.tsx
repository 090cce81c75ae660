import { Prose } from '#components/mdx/Body.tsx'
import { Closing } from '#components/sections/common/ClosingCall.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { backgrounds, serviceParts } from '#components/sections/service/service-parts.tsx'
import { useLocale } from '#components/use-locale.tsx'
import { interestOf } from '#components/islands/contact/fields.ts'
import { Section } from '#components/ui/Section.tsx'
import { hourOf } from '#components/artwork/index.ts'
import type { LayoutProps } from './types.ts'

/** A service: its text, the sections in its frontmatter, and a call to action. */
export function ServiceLayout({ page, content, body }: LayoutProps<'service'>) {
  const { strings } = useLocale()
  const { title, hero, closing, artwork } = page.data
  const inquiry = {
    about: title,
    interest: interestOf(title, strings.form.choice),
    message: strings.inquiry.service(title),
  }
  const bandHour = hourOf(page.slug, artwork) === 'juniper' ? 'blue' : 'juniper'
  const parts = serviceParts(page.data, content)
  const background = backgrounds(parts, body === undefined ? 'white' : 'snow')
  return (
    <>
      <Hero of={page} {...hero} inquiry={inquiry} />
      {body !== undefined && (
        <Section>
          <div className="text-lead">
            <Prose>{body}</Prose>
          </div>
        </Section>
      )}
      {parts.map(({ id, head, isBand, content: shown }, index) => (
        <Section
          key={id}
          labelledBy={id}
          head={head && { id, ...head }}
          {...(isBand && { hour: bandHour })}
          {...(background[index] === 'snow' && { background: 'snow' })}
        >
          {shown}
        </Section>
      ))}
      <Closing of={closing} inquiry={inquiry} />
    </>
  )
}
