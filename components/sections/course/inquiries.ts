import type { Locale } from '#components/locale.ts'
import type { Inquiry } from '#components/ui/Button.tsx'
import { breakable } from '#components/unbroken.ts'
import type { Intake } from '#content/schema/course/course.ts'
import { intakeWords } from './words.ts'

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
export function applyInquiry(title: string, locale: Locale, intake?: Intake): Inquiry {
  const { strings, formats } = locale
  if (intake === undefined) return programInquiry(title, locale, strings.inquiry.apply(title))
  const { starts, ends, place, mode } = intake
  const where = intakeWords({ starts, place, mode }, locale)
  const chosen = [title, formats.days(starts, ends), where].filter(Boolean).join(', ')
  const message = breakable(strings.inquiry.apply(chosen))
  return { ...programInquiry(title, locale, message), about: chosen }
}
