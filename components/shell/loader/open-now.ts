import type { OpeningHours } from '#content/schema/opening-hours.ts'

/** Kathmandu is 5 h 45 min ahead of UTC all year. */
const aheadMs = (5 * 60 + 45) * 60_000

/** True if the office is open: `09:00` counts, `17:00` no longer. Midnight is the end of a day. */
export function isOpenAt(date: Date, hours: OpeningHours): boolean {
  // Sun, 31 Jan 2027 09:00:00 GMT
  const words = new Date(date.getTime() + aheadMs).toUTCString()
  const time = words.slice(-12, -7)
  return hours.some(
    ({ days, opens, closes }) =>
      days.some((day) => day.startsWith(words.slice(0, 3))) &&
      opens <= time &&
      (time < closes || closes === '00:00'),
  )
}

/** Says beside the opening hours whether the office is open now. */
export function showOpenNow(root: ParentNode): void {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-hours]')) {
    const isOpen = isOpenAt(new Date(), JSON.parse(dataset['hours'] ?? '[]'))
    dataset['now'] = dataset[isOpen ? 'open' : 'closed'] ?? ''
  }
}
