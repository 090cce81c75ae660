import { Plus } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import type { Faq as Question } from '#content/kinds/faq.ts'
import type { Entry } from '#content/schema/entry.ts'
import { useLocale } from '#components/use-locale.tsx'
import { Body, Prose } from '#components/mdx/Body.tsx'
import { Section } from '#components/ui/Section.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'

type AccordionItem = {
  /** The #fragment that opens the row. */
  id: string
  title: string
  /** A few words at the end of the row, from `lg` up. */
  aside?: string | undefined
  /** Appears below the title. */
  note?: ReactNode
  body: ReactNode
}

type Props = {
  name: string
  items: readonly AccordionItem[]
  /** Number of the first row. */
  first?: number | undefined
}

/**
 * Rows that open one at a time: `<details>` elements with the same name, which need no script.
 * The id is on the body, because a #fragment opens only the `<details>` around its target.
 */
export function Accordion({ name, items, first = 1 }: Props) {
  const { number } = useLocale().formats
  return (
    <div className="accordion">
      {items.map(({ id, title, aside, note, body }, index) => (
        <details key={id} name={name}>
          <summary>
            <span
              className="hidden font-display text-[1.25rem]/[1.3] font-semibold text-muted lg:block"
              aria-hidden="true"
            >
              {number(first + index)}
            </span>
            <h3>
              {title}
              {note}
            </h3>
            <span className="hidden text-muted lg:block">{aside}</span>
            <span className="accordion-sign">
              <Icon of={Plus} size="22px" />
            </span>
          </summary>
          {/* A link to the body scrolls to the title above it. */}
          <div id={id} className="accordion-body scroll-mt-28 pt-1 pb-8 lg:pr-15 lg:pl-18">
            {body}
          </div>
        </details>
      ))}
    </div>
  )
}

type FaqProps = {
  id: string
  heading: string
  lead?: string | undefined
  questions: readonly Entry<Question>[]
  background?: 'snow'
}

/** Questions in rows that open to their answers. Nothing if there are none. */
export function Faq({ id, heading, lead, questions, background }: FaqProps) {
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
    <Section head={{ id, heading, lead }} background={background}>
      <Accordion name="faq" items={items} />
    </Section>
  )
}
