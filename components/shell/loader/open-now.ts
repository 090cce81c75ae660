import type { OpeningHours } from '#content/schema/opening-hours.ts'

/** `Sunday 09:00` */
const inZone = (date: Date, timeZone: string): string =>
  date.toLocaleString('en-GB', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit' })

const hoursOn = (words: string, hours: OpeningHours) =>
  hours.filter(({ days }) => days.some((day) => words.startsWith(day)))

/** True if the office is open: `09:00` counts, `17:00` no longer. Midnight is the end of a day. */
export function isOpenAt(date: Date, hours: OpeningHours, timeZone: string): boolean {
  const words = inZone(date, timeZone)
  const time = words.slice(-5)
  return hoursOn(words, hours).some(
    ({ opens, closes }) => opens <= time && (time < closes || closes === '00:00'),
  )
}

/** The day and time at which the office opens next: `Sunday 09:00`. */
export function nextOpening(date: Date, hours: OpeningHours, timeZone: string): string | undefined {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const words = inZone(new Date(date.getTime() + ahead * 86_400_000), timeZone)
    const first = hoursOn(words, hours)
      .map(({ opens }) => opens)
      .filter((time) => ahead > 0 || time > words.slice(-5))
      .reduce((earliest, time) => (earliest < time ? earliest : time), '24:00')
    if (first !== '24:00') return words.slice(0, -5) + first
  }
  return undefined
}

/** Says beside the opening hours whether the office is open now, or when it opens. */
export function showOpenNow(root: ParentNode): void {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours = '[]', zone = '', open = '', opens = '{}' } = dataset
    const now = new Date()
    const periods: OpeningHours = JSON.parse(hours)
    const words: Record<string, string> = JSON.parse(opens)
    dataset['now'] = isOpenAt(now, periods, zone)
      ? open
      : (words[nextOpening(now, periods, zone) ?? ''] ?? '')
  }
}
