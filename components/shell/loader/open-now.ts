import type { OpeningHours } from '#content/schema/opening-hours.ts'

/** True if the office is open: `09:00` counts, `17:00` no longer. Midnight is the end of a day. */
export function isOpenAt(date: Date, hours: OpeningHours, timeZone: string): boolean {
  // Sunday 09:00
  const words = date.toLocaleString('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  const time = words.slice(-5)
  return hours.some(
    ({ days, opens, closes }) =>
      days.some((day) => words.startsWith(day)) &&
      opens <= time &&
      (time < closes || closes === '00:00'),
  )
}

/** Says beside the opening hours whether the office is open now. */
export function showOpenNow(root: ParentNode): void {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours = '[]', zone = '' } = dataset
    const isOpen = isOpenAt(new Date(), JSON.parse(hours), zone)
    dataset['now'] = dataset[isOpen ? 'open' : 'closed'] ?? ''
  }
}
