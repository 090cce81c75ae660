import type { Faq as Question } from '#content/schema/sections/faq.ts'
import type { Entry } from '#content/schema/collections.ts'
import { Body, Prose } from '#components/mdx/Body.tsx'
import { Section, SectionHead } from '#components/ui/Section.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import { Accordion } from '../common/Accordion.tsx'

type Props = {
  /** The id of the heading. */
  id: string
  heading: string
  lead?: string | undefined
  questions: readonly Entry<Question>[]
  background?: 'snow'
}

/** Questions in rows that open to their answers. Nothing if there are none. */
export function Faq({ id, heading, lead, questions, background }: Props) {
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
    <Section labelledBy={id} background={background}>
      <SectionHead id={id} heading={heading} lead={lead} />
      <Accordion name="faq" items={items} />
    </Section>
  )
}
