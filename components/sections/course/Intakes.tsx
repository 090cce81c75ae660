import type { ProgramEntry } from '#content/schema/collections.ts'
import { calendarFile, type Intake } from '#content/schema/course/course.ts'
import { courseStrings as strings } from '#components/strings.ts'
import { TextLink } from '#components/ui/TextLink.tsx'
import { intakeWords, daysWords, dayWords, nepaliDaysWords, feeWords } from './words.ts'
import { calendarOfAll, programRoute } from '#content/schema/routes.ts'
import { href } from '#components/href.ts'
import { Section, SectionHead } from '#components/ui/Section.tsx'

/** The intakes of a program, each with its days in both calendars and a file for calendars. */
export function Intakes({ program }: { program: ProgramEntry }) {
  return (
    <ul className="grid gap-3">
      {program.data.intakes?.map((intake, index) => (
        <li key={`${intake.starts} ${intakeWords(intake)}`}>
          <IntakeDays intake={intake} />
          <IntakeTerms intake={intake} />
          <CalendarLink program={program} index={index} />
        </li>
      ))}
    </ul>
  )
}

function IntakeDays({ intake: { starts, ends } }: { intake: Intake }) {
  return (
    <>
      <span className="block font-semibold text-ink-900">
        <time dateTime={starts}>{daysWords(starts, ends)}</time>
      </span>
      <span className="block text-sm text-muted">{nepaliDaysWords(starts, ends)}</span>
    </>
  )
}

/** Place, mode, seats and the deadline, if they are given. */
function IntakeTerms({ intake }: { intake: Intake }) {
  const { applyBy } = intake
  return [intakeWords(intake), applyBy && strings.applyBy(dayWords(applyBy))]
    .filter(Boolean)
    .map((words) => (
      <span key={words} className="block text-sm font-normal text-balance">
        {words}
      </span>
    ))
}

function CalendarLink({ program, index }: { program: ProgramEntry; index: number }) {
  const file = calendarFile(program, index)
  const { starts } = program.data.intakes?.[index] ?? {}
  if (file === undefined || starts === undefined) return null
  return (
    <TextLink to={file} download about={`${program.data.title}, ${daysWords(starts)}`}>
      {strings.toCalendar}
    </TextLink>
  )
}

type Props = { programs: readonly ProgramEntry[]; most: number; background?: 'snow' }

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
      <p className="mt-4">
        <TextLink to={calendarOfAll}>{strings.calendar}</TextLink>
      </p>
    </Section>
  )
}
