import { expect, test } from 'vitest'
import { localeOf } from '#components/locale.ts'
import { daysSentence, hoursLine, weekOf } from '#components/opening-hours.ts'
import { openingHours } from '#content/schema/opening-hours.ts'

const week = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'

// tests/site/spec holds the sentences of the institute.

test.each([
  [['Monday 09:30 12:00'], 'Mon 9:30am–noon', 'Monday'],
  [['Friday Thursday 12:30 00:00'], 'Thu–Fri 12:30pm–midnight', 'Thursday to Friday'],
  [[`${week} 00:00 12:05`], 'Daily midnight–12:05pm', 'every day'],
  [
    ['Sunday Monday Tuesday Thursday 00:15 23:59'],
    'Sun–Tue, Thu 12:15am–11:59pm',
    'Sunday to Tuesday and Thursday',
  ],
  [['Friday Sunday Tuesday 10:00 13:00'], 'Sun, Tue, Fri 10am–1pm', 'Sunday, Tuesday and Friday'],
  [
    ['Sunday Monday Tuesday Wednesday Thursday 10:00 17:00', 'Friday 10:00 15:00'],
    'Sun–Thu 10am–5pm; Fri 10am–3pm',
    'Sunday to Friday',
  ],
])('%j is %j, open %s', (periods, line, days) => {
  const hours = openingHours.parse(
    periods.map((period) => {
      const [closes, opens, ...open] = period.split(' ').toReversed()
      return { days: open.toReversed(), opens, closes }
    }),
  )
  expect(hoursLine(hours, localeOf('en'))).toBe(line)
  expect(daysSentence(hours, localeOf('en'))).toBe(`Our office is open ${days}`)
})

test('a closed office says in the language of the page when it opens', () => {
  const hours = openingHours.parse([{ days: ['Sunday'], opens: '09:00', closes: '17:00' }])
  expect(weekOf(hours, localeOf('en'))).toEqual({
    Sunday: ['09:00', '17:00', 'Closed now, opens Sunday 9am'],
  })
  expect(weekOf(hours, localeOf('ne'))['Sunday']?.[2]).toMatch(/^[^a-z0-9]+खुल्छ$/)
})
