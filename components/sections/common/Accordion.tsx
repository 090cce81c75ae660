import { Plus } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/Icon.tsx'

export type AccordionItem = {
  /** Fragment that opens the row: `/programs#id`. */
  id: string
  title: string
  /** A few words at the end of the row, from `lg`. */
  aside?: string | undefined
  /** Below the title. */
  mark?: ReactNode
  body: ReactNode
}

type Props = {
  name: string
  items: readonly AccordionItem[]
  /** The number of the first row. */
  first?: number | undefined
}

/**
 * Rows of which one at a time is open: native `<details>` sharing a name, so no script is needed.
 * The id stands inside the body, since a fragment opens the row only from there.
 */
export function Accordion({ name, items, first = 1 }: Props) {
  return (
    <div className="accordion">
      {items.map(({ id, title, aside, mark, body }, index) => (
        <details key={id} name={name}>
          <summary>
            <span className="accordion-number" aria-hidden="true">
              {first + index}
            </span>
            <h3>
              {title}
              {mark}
            </h3>
            <span className="accordion-aside">{aside}</span>
            <span className="accordion-sign">
              <Icon of={Plus} size={22} />
            </span>
          </summary>
          <div id={id} className="accordion-body">
            {body}
          </div>
        </details>
      ))}
    </div>
  )
}
