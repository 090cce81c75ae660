import type { Week } from '#components/opening-hours.ts'

/**
 * `open` while the office is open, else the words for the time at which it opens. At `09:00` it is open,
 * at `17:00` no longer.
 */
export function wordsAt(date: Date, week: Week, timeZone: string, open: string): string {
  for (let ahead = 0; ahead < 8; ahead += 1) {
    const later = new Date(+date + ahead * 86_400_000)
    const day = later.toLocaleString('en', { timeZone, weekday: 'long' })
    const time = ahead ? '' : later.toLocaleTimeString('en-GB', { timeZone }).slice(0, 5)
    const [opens = '', closes = '', closed = ''] = week[day] ?? []
    if (time < opens) return closed
    if (time < closes) return open
  }
  return ''
}

/** Says beside the opening hours whether the office is open now, or when it opens. */
export function showOpenNow(root: ParentNode): void {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-week]')) {
    const { week = '{}', zone, open = '' } = dataset
    dataset['now'] = wordsAt(new Date(), JSON.parse(week), zone ?? '', open)
  }
}
