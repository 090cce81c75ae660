import { useLocale } from '#components/use-locale.tsx'
import type { ProgramEntry } from '#content/schema/collections.ts'
import { ApplyButton } from './KeyFacts.tsx'
import type { PartGroup } from './ProgramParts.tsx'

type Props = { program: ProgramEntry; groups: readonly PartGroup[] }

/** Apply, and links to the parts of a program's page, which stay beside them on wide screens. */
export function ProgramContents({ program, groups }: Props) {
  const parts = groups.flatMap((group) => group.parts)
  const headings = parts.flatMap(({ id, heading, headings: own = [] }) =>
    heading === undefined ? own : [{ id, heading }],
  )
  return (
    <nav
      aria-label={useLocale().strings.program.contents}
      className="program-contents hidden self-start lg:sticky lg:grid"
    >
      <ApplyButton program={program} />
      <ul className="mt-3">
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center hover:text-gurans-700">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
