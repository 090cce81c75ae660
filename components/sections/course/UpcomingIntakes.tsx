import type { ListedEntry } from '#content/schema/collections.ts'
import type { Program } from '#content/schema/program.ts'
import { programRoute } from '#content/schema/routes.ts'
import { courseStrings as strings } from '#components/strings.ts'
import { href } from '#components/href.ts'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '../common/SectionHead.tsx'
import { CalendarLink, IntakeDays, IntakeTerms } from './Intakes.tsx'
import { feeWords } from './words.ts'

type Props = { programs: readonly ListedEntry<Program>[]; most: number; background?: 'snow' }

/** The next intakes of all programs, at most so many. Nothing if there are none. */
export function UpcomingIntakes({ programs, most, background }: Props) {
  const upcoming = programs
    .flatMap((program) =>
      (program.data.intakes ?? []).map((intake, index) => ({ program, intake, index })),
    )
    .toSorted((a, b) => (a.intake.starts < b.intake.starts ? -1 : 1))
    .slice(0, most)
  if (upcoming.length === 0) return null
  return (
    <Section labelledBy="_intakes" background={background}>
      <SectionHead id="_intakes" heading={strings.upcoming} />
      <ul className="border-t-2 border-ink-900">
        {upcoming.map(({ program, intake, index }) => (
          <li
            key={`${program.slug} ${index}`}
            className="grid gap-x-10 gap-y-2 border-b border-line py-5 md:grid-cols-[3fr_6fr_11rem] md:items-center"
          >
            <p>
              <IntakeDays intake={intake} />
            </p>
            <div>
              <h3>
                <a href={href(programRoute(program.slug))} className="hover:text-gurans-700">
                  {program.data.title}
                </a>
              </h3>
              <p>
                <IntakeTerms intake={intake} />
                <span className="block text-sm">{feeWords(program.data)}</span>
              </p>
            </div>
            <CalendarLink program={program} index={index} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
