import { type OpeningHours, type Weekday, weekdays } from '#content/schema/opening-hours.ts'
import type { Locale } from './locale.ts'

/** The opening hours as one line: `Sun–Thu 9am–5pm; Fri 9am–noon`. `mark` follows the days. */
export const hoursLine = (hours: OpeningHours, { strings }: Locale, mark = ''): string =>
  hours
    .map(({ days, opens, closes }) => {
      const { shortWeekday, daily, time, times } = strings.hours
      const ranges = rangesOf(days).map((range) => range.map(shortWeekday).join('–'))
      const names = days.length === weekdays.length ? daily : ranges.join(', ')
      return `${names}${mark} ${times(time(opens), time(closes))}`
    })
    .join('; ')

/** `Our office is open Sunday to Friday`: the days of all times together. */
export function daysSentence(hours: OpeningHours, { strings }: Locale): string {
  const days = hours.flatMap((each) => each.days)
  const { open, everyDay, weekday, days: fromTo, list } = strings.hours
  if (days.length === weekdays.length) return open(everyDay)
  const ranges = rangesOf(days).map(([first, last]) =>
    last === undefined ? weekday(first) : fromTo(weekday(first), weekday(last)),
  )
  return open(list(ranges))
}

/** Each day on which the office is open: from when, to when (`24:00` is midnight), and words for before. */
export type Week = Partial<Record<string, readonly [opens: string, closes: string, closed: string]>>

export const weekOf = (hours: OpeningHours, { strings: { contact, hours: words } }: Locale): Week =>
  Object.fromEntries(
    hours.flatMap(({ days, opens, closes }) =>
      days.map((day) => {
        const closed = contact.closedNow(words.weekday(day), words.time(opens))
        return [day, [opens, closes === '00:00' ? '24:00' : closes, closed]] as const
      }),
    ),
  )

/** The first and last of consecutive days, or a day by itself, in the order of the week. */
function rangesOf(days: readonly Weekday[]): ([Weekday] | [Weekday, Weekday])[] {
  const isOpen = (index: number) => days.some((day) => day === weekdays[index])
  const firsts = weekdays.filter((_, index) => isOpen(index) && !isOpen(index - 1))
  const lasts = weekdays.filter((_, index) => isOpen(index) && !isOpen(index + 1))
  return firsts.map((first, index) => {
    const last = lasts[index] ?? first
    return first === last ? [first] : [first, last]
  })
}
