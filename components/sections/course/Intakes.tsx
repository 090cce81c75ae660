import { routeOf } from '#content/kinds/routes.ts'
import type { ReactNode } from 'react'
import type { ProgramEntry } from '#content/kinds/content.ts'
import type { Intake } from '#content/schema/course/course.ts'
import { useLocale } from '#components/use-locale.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { feeWords, intakeFacts, intakeWords } from './words.ts'
import { routeIn } from '#content/schema/languages.ts'
import { calendarOfAll } from '#content/schema/routes.ts'
import { href } from '#components/href.ts'
import { Section } from '#components/ui/Section.tsx'
import { PlaceLink } from '../institute/PlaceLink.tsx'
import { FactsLine } from './FactsLine.tsx'
import { applyInquiry } from './inquiries.ts'

type OneProps = { program: ProgramEntry; index: number; intake: Intake }

/** The intakes of a program, each with its days in both calendars and its actions. */
export function IntakeList({ program }: { program: ProgramEntry }) {
  const locale = useLocale()
  return (
    <ul className="border-t border-line">
      {program.data.intakes?.map((intake, index) => (
        <IntakeRow
          key={`${intake.starts} ${intakeWords(intake, locale)}`}
          program={program}
          index={index}
          intake={intake}
        />
      ))}
    </ul>
  )
}

/** An intake as a row: its days, its other facts, and links to apply for it and to save its date. */
function IntakeRow({ program, index, intake, children }: OneProps & { children?: ReactNode }) {
  const { applyBy, place = program.data.location } = intake
  const locale = useLocale()
  const strings = locale.strings.course
  const file = program.calendarFiles?.[index]
  const inquiry = applyInquiry(program, locale, intake)
  const facts = intakeFacts(intake, locale)
  const fee = [feeWords(program.data, locale) ?? []].flat()
  return (
    <li className="intake">
      <p className="font-semibold text-ink-900">
        <IntakeDays intake={intake} />
      </p>
      <div className="text-sm">
        {children}
        <p>
          <FactsLine facts={children === undefined ? facts : [...facts, ...fee]} />
          {applyBy !== undefined && strings.applyBy(locale.formats.bothDays(applyBy))}
        </p>
        <PlaceLink name={place} />
      </div>
      <div className="grid">
        <TextLink to="/contact" about={inquiry.about} inquiry={inquiry}>
          {strings.applyForDate}
        </TextLink>
        {file !== undefined && (
          <TextLink to={routeIn(locale.language, file)} download about={inquiry.about}>
            {strings.toCalendar}
          </TextLink>
        )}
      </div>
    </li>
  )
}

function Title({ of: { slug, data } }: { of: ProgramEntry }) {
  return (
    <h3>
      <a
        href={href(routeOf({ kind: 'program', slug }))}
        className="-my-2 inline-flex min-h-11 items-center py-2 hover:text-gurans-700"
      >
        {data.title}
      </a>
    </h3>
  )
}

/** A row for each program, with its next intake or “Dates on request”, and a link to apply. */
export function NextIntakes({ programs }: { programs: readonly ProgramEntry[] }) {
  const locale = useLocale()
  const { apply, allOnRequest } = locale.strings.course
  return (
    <ul className="border-t-2 border-ink-900">
      {programs.map((program) => {
        const [intake] = program.data.intakes ?? []
        if (intake)
          return (
            <IntakeRow key={program.slug} {...{ program, intake, index: 0 }}>
              <Title of={program} />
            </IntakeRow>
          )
        const inquiry = applyInquiry(program, locale)
        return (
          <li key={program.slug} className="intake">
            <p className="font-semibold text-ink-900">{allOnRequest.dates}</p>
            <Title of={program} />
            <TextLink to="/contact" about={inquiry.about} inquiry={inquiry}>
              {apply}
            </TextLink>
          </li>
        )
      })}
    </ul>
  )
}

export function IntakeDays({ intake: { starts, ends } }: { intake: Intake }) {
  const { days, otherDays } = useLocale().formats
  return (
    <>
      <time dateTime={starts}>{days(starts, ends)}</time>
      <span className="block text-sm font-normal text-muted">{otherDays(starts, ends)}</span>
    </>
  )
}

/** How many intakes the list of programs shows at first and after "All dates", and how many another page. */
const maxOnList = 5
const maxOpen = 24
const maxElsewhere = 4

const id = '_intakes'

type UpcomingProps = {
  programs: readonly ProgramEntry[]
  /** On another page than the list of programs, the route of that list. */
  list?: string | undefined
}

/** The next intakes of all programs. Nothing if there are none. */
export function UpcomingIntakes({ programs, list }: UpcomingProps) {
  const {
    language,
    strings: { course: strings },
  } = useLocale()
  const upcoming = programs
    .flatMap((program) =>
      (program.data.intakes ?? []).map((intake, index) => ({ program, intake, index })),
    )
    .toSorted((a, b) => (a.intake.starts < b.intake.starts ? -1 : 1))
  const shown = upcoming.slice(0, list === undefined ? maxOnList : maxElsewhere)
  const others = list === undefined ? upcoming.slice(maxOnList, maxOpen) : []
  if (shown.length === 0) return null
  const rows = (intakes: typeof upcoming) => (
    <ul className="border-t-2 border-ink-900">
      {intakes.map(({ program, intake, index }) => (
        <IntakeRow key={`${program.slug} ${index}`} {...{ program, intake, index }}>
          <Title of={program} />
        </IntakeRow>
      ))}
    </ul>
  )
  return (
    <Section head={{ id, heading: strings.upcoming }}>
      {rows(shown)}
      {others.length > 0 && (
        <details className="mt-4">
          <summary className="flex min-h-11 w-fit items-center underline font-strong text-link">
            {strings.allDates}
          </summary>
          {rows(others)}
        </details>
      )}
      <p className="mt-4 flex flex-wrap gap-x-7">
        {list !== undefined && shown.length < upcoming.length && (
          <TextLink to={`${list}#${id}`}>{strings.allDates}</TextLink>
        )}
        <TextLink to={routeIn(language, calendarOfAll)}>{strings.calendar}</TextLink>
      </p>
    </Section>
  )
}
