import { programStrings } from '#components/strings.ts'
import type { ProgramEntry } from '#content/schema/collections.ts'
import { ApplyButton } from './KeyFacts.tsx'
import type { PartGroup } from './ProgramParts.tsx'

type Props = { program: ProgramEntry; groups: readonly PartGroup[] }

/** Links to the parts of a program's page and Apply, which stay beside them on wide screens. */
export function ProgramContents({ program, groups }: Props) {
  return (
    <nav
      aria-label={programStrings.contents}
      className="top-24 hidden gap-5 self-start lg:sticky lg:grid"
    >
      {groups.map(({ id, heading, parts }) => (
        <ul key={id} className="border-l-2 border-line pl-4">
          <li className="font-semibold text-ink-900">{heading}</li>
          {parts.flatMap((part) =>
            part.heading === undefined ? (
              []
            ) : (
              <li key={part.id}>
                <a
                  href={`#${part.id}`}
                  className="flex min-h-8 items-center text-sm hover:underline"
                >
                  {part.heading}
                </a>
              </li>
            ),
          )}
        </ul>
      ))}
      <ApplyButton program={program} />
    </nav>
  )
}
