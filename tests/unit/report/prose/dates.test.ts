import { expect, it } from 'vitest'
import { datesIn } from '#scripts/report/prose/rules/sentences.ts'

it.each([
  ['on 2026-03-05', ['2026-03-05']],
  ['5 March 2026 or 5th of March, 2026', ['2026-03-05', '2026-03-05']],
  ['March 5, 2026 and Sept. 12 2027', ['2026-03-05', '2027-09-12']],
  ['in March 2026 and February 2028', ['2026-03-31', '2028-02-29']],
  ['room 2026, in 2026, 5 March, Baishakh 2083, May 2083', []],
])('%s', (text, days) => {
  expect(Array.from(datesIn(text), ({ lastDay }) => lastDay)).toEqual(days)
})
