import { type OpeningHours, weekdays } from '#content/schema/opening-hours.ts'
import { hoursStrings as strings } from '#components/strings.ts'

/** The opening hours as one line: `Sun–Thu 9am–5pm; Fri 9am–noon`. `mark` follows the days. */
export const hoursLine = (hours: OpeningHours, mark = ''): string =>
  hours
    .map(({ days, opens, closes }) => {
      const ranges = rangesOf(days).map((range) => range.map((day) => day.slice(0, 3)).join('–'))
      const names = days.length === weekdays.length ? strings.daily : ranges.join(', ')
      return `${names}${mark} ${timeWords(opens)}–${timeWords(closes)}`
    })
    .join('; ')

/** `Our office is open Sunday to Friday`: the days of all times together. */
export function daysSentence(hours: OpeningHours): string {
  const days = hours.flatMap((each) => each.days)
  if (days.length === weekdays.length) return strings.open(strings.everyDay)
  const ranges = rangesOf(days).map((range) => range.join(strings.to))
  return strings.open(new Intl.ListFormat('en-GB').format(ranges))
}

/** The first and last of consecutive days, or a day by itself, in the order of the week. */
function rangesOf(days: OpeningHours[number]['days']): string[][] {
  const isOpen = (index: number) => days.some((day) => day === weekdays[index])
  const firsts = weekdays.filter((_, index) => isOpen(index) && !isOpen(index - 1))
  const lasts = weekdays.filter((_, index) => isOpen(index) && !isOpen(index + 1))
  return firsts.map((first, index) => {
    const last = lasts[index] ?? first
    return first === last ? [first] : [first, last]
  })
}

/** `9am` for 09:00, `12:30pm` for 12:30. */
function timeWords(time: string): string {
  if (time === '00:00') return strings.midnight
  if (time === '12:00') return strings.noon
  const hour = Number(time.slice(0, 2))
  const minutes = time.slice(2).replace(':00', '')
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}
