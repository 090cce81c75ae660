import type { ListedEntry } from '#content/schema/collections.ts'
import { calendarFile, type Intake } from '#content/schema/course/intakes.ts'
import type { Program } from '#content/schema/program.ts'
import { courseStrings as strings } from '#components/strings.ts'
import { TextLink } from '#components/ui/TextLink.tsx'
import { circumstances, daysWords, dayWords, nepaliDaysWords } from './words.ts'

/** The intakes of a program, each with its days in both calendars and a file for calendars. */
export function Intakes({ program }: { program: ListedEntry<Program> }) {
  return (
    <ul className="grid gap-3">
      {program.data.intakes?.map((intake, index) => (
        <li key={`${intake.starts} ${circumstances(intake)}`}>
          <IntakeDays intake={intake} />
          <IntakeTerms intake={intake} />
          <CalendarLink program={program} index={index} />
        </li>
      ))}
    </ul>
  )
}

export function IntakeDays({ intake: { starts, ends } }: { intake: Intake }) {
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
export function IntakeTerms({ intake }: { intake: Intake }) {
  const { applyBy } = intake
  return [circumstances(intake), applyBy && strings.applyBy(dayWords(applyBy))]
    .filter(Boolean)
    .map((words) => (
      <span key={words} className="block text-sm font-normal text-balance">
        {words}
      </span>
    ))
}

export function CalendarLink({ program, index }: { program: ListedEntry<Program>; index: number }) {
  const file = calendarFile(program, index)
  const { starts } = program.data.intakes?.[index] ?? {}
  if (file === undefined || starts === undefined) return null
  return (
    <TextLink to={file} download about={`${program.data.title}, ${daysWords(starts)}`}>
      {strings.toCalendar}
    </TextLink>
  )
}
