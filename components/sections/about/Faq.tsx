import type { Faq as Question } from '#content/schema/sections/faq.ts'
import type { PageOf } from '#content/schema/page.ts'
import type { Entry } from '#content/schema/collections.ts'
import { Body } from '#components/mdx/Body.tsx'
import { Prose } from '#components/mdx/Prose.tsx'
import { Section } from '#components/ui/Section.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import { Accordion } from '../common/Accordion.tsx'
import { SectionHead } from '../common/SectionHead.tsx'

type Props = PageOf<'about'>['faq'] & { questions: readonly Entry<Question>[] }

export function Faq({ heading, lead, questions }: Props) {
  if (questions.length === 0) return null
  const items = questions.map((question) => ({
    id: question.slug,
    title: question.data.question,
    note: <UnpublishedMark of={question} />,
    body: (
      <Prose>
        <Body of={question} />
      </Prose>
    ),
  }))
  return (
    <Section labelledBy="faq">
      <SectionHead id="faq" heading={heading} lead={lead} />
      <Accordion name="faq" items={items} />
    </Section>
  )
}
