import { courseStrings, formStrings, programStrings } from '#components/strings.ts'
import type { Inquiry } from '#components/ui/Button.tsx'
import { breakable } from '#components/unbroken.ts'
import type { Intake } from '#content/schema/course/course.ts'
import { daysWords, intakeWords } from './words.ts'

/** What a link to the contact form fills in about a program. */
export const programInquiry = (
  title: string,
  message: (title: string) => string = formStrings.aboutProgram,
): Inquiry => ({ about: title, interest: programStrings.interest, message: message(title) })

/** The same for an application, for one of the program's dates if it is chosen. */
export function applyInquiry(title: string, intake?: Intake): Inquiry {
  if (intake === undefined) return programInquiry(title, courseStrings.toApply)
  const { starts, ends, place, mode } = intake
  const days = daysWords(starts, ends)
  const where = intakeWords({ starts, place, mode })
  const chosen = [title, days, where].filter(Boolean).join(', ')
  const message = breakable(courseStrings.toApply(chosen))
  return { ...programInquiry(title), about: `${title}, ${days}`, message }
}
