import type { Locale } from '#components/locale.ts'
import type { Inquiry } from '#components/ui/Button.tsx'
import { breakable } from '#components/unbroken.ts'
import type { Intake } from '#content/schema/course/course.ts'
import { intakeWords } from './words.ts'

/** What a link to the contact form fills in about a program: that visitors would like to know more. */
export const programInquiry = (
  title: string,
  locale: Locale,
  message = locale.strings.inquiry.program(title),
): Inquiry => {
  const interest = locale.interests.find(({ ofPrograms }) => ofPrograms)?.value
  return { about: title, interest, message }
}

/** The same for an application, for one of the program's dates if it is chosen. */
export function applyInquiry(title: string, locale: Locale, intake?: Intake): Inquiry {
  const { strings, formats } = locale
  if (intake === undefined) return programInquiry(title, locale, strings.inquiry.apply(title))
  const { starts, ends, place, mode } = intake
  const where = intakeWords({ starts, place, mode }, locale)
  const chosen = [title, formats.days(starts, ends), where].filter(Boolean).join(', ')
  const message = breakable(strings.inquiry.apply(chosen))
  return { ...programInquiry(title, locale, message), about: chosen }
}
