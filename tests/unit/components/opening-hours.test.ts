import { expect, test } from 'vitest'
import { localeOf } from '#components/locale.ts'
import { daysSentence, hoursLine } from '#components/opening-hours.ts'
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

test('Nepali joins days without the language data of a browser', () => {
  const days = ['Sunday', 'Tuesday', 'Thursday'] as const
  const hours = (count: number) =>
    openingHours.parse([{ days: days.slice(0, count), opens: '10:00', closes: '13:00' }])
  const sentence = (count: number) => daysSentence(hours(count), localeOf('ne'))
  expect(sentence(1)).toBe('हाम्रो कार्यालय आइतबार खुला रहन्छ')
  expect(sentence(2)).toBe('हाम्रो कार्यालय आइतबार र मङ्गलबार खुला रहन्छ')
  expect(sentence(3)).toBe('हाम्रो कार्यालय आइतबार, मङ्गलबार र बिहीबार खुला रहन्छ')
})
