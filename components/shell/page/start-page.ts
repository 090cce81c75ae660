import { restoreDrafts } from '#components/browser/drafts.ts'
import { prefetchVisibleLinks } from '../navigation/prefetch.ts'
import { startIslands } from './islands.tsx'
import type { OpeningHours } from '#content/schema/opening-hours.ts'

/** Starts the interactive parts of a page. Returns a function that stops them. */
export function startPage(main: HTMLElement): () => void {
  restoreDrafts(main)
  showOpenNow(main)
  const stops = [startIslands(main), prefetchVisibleLinks(main)]
  return () => {
    for (const stop of stops) stop()
  }
}

const kathmandu = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** True if the office is open: `09:00` counts, `17:00` no longer. Midnight is the end of a day. */
export function isOpenAt(date: Date, hours: OpeningHours): boolean {
  const words = kathmandu.format(date)
  const time = words.slice(-5)
  return hours.some(
    ({ days, opens, closes }) =>
      days.some((day) => words.startsWith(day)) &&
      opens <= time &&
      (time < closes || closes === '00:00'),
  )
}

/** Says beside the opening hours whether the office is open now. */
function showOpenNow(root: ParentNode): void {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-hours]')) {
    const isOpen = isOpenAt(new Date(), JSON.parse(dataset['hours'] ?? '[]'))
    dataset['now'] = dataset[isOpen ? 'open' : 'closed'] ?? ''
  }
}
