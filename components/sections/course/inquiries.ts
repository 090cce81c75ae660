import { hourOf } from '#components/artwork/index.ts'
import { type Application, applyFor } from '#components/islands/contact/application.ts'
import type { Locale } from '#components/locale.ts'
import type { Inquiry } from '#components/ui/Button.tsx'
import type { ProgramEntry } from '#content/kinds/content.ts'
import type { Intake } from '#content/schema/course/course.ts'
import { intakeFacts, intakeWords } from './words.ts'

/** The values of the contact form after a link about a program. By default, the message asks for more. */
export const programInquiry = (
  title: string,
  locale: Locale,
  message = locale.strings.inquiry.program(title),
): Inquiry => {
  const interest = locale.interests.find(({ ofPrograms }) => ofPrograms)?.value
  return { about: title, interest, message }
}

/** The values of the contact form after Apply, for one of the program's intakes or for none. */
export function applyInquiry(program: ProgramEntry, locale: Locale, intake?: Intake): Inquiry {
  const { title, artwork, intakes = [], apply: steps = [] } = program.data
  const { strings, formats } = locale
  const wordsOf = ({ starts, ends, place, mode }: Intake) =>
    [formats.days(starts, ends), intakeWords({ starts, place, mode }, locale)]
      .filter(Boolean)
      .join(', ')
  const application: Application = {
    program: title,
    hour: hourOf(program.slug, artwork),
    dates: intakes.map((each) => ({
      words: wordsOf(each),
      facts: [
        formats.otherDays(each.starts, each.ends),
        ...intakeFacts({ starts: each.starts, seats: each.seats }, locale),
        each.applyBy && strings.course.applyBy(formats.days(each.applyBy)),
      ].filter((fact) => fact !== undefined),
    })),
    steps,
  }
  const { about, message } = applyFor(title, intake && wordsOf(intake), strings)
  const inquiry = programInquiry(title, locale, message)
  return { ...inquiry, about, application: JSON.stringify(application) }
}
