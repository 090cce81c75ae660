import { expect, it } from 'vitest'
import { firstDayWithout, publicationOf } from '#scripts/content/check/publication.ts'

const always = publicationOf({})
const march = publicationOf({ publishFrom: '2027-03-01', publishUntil: '2027-03-31' })
const from = (day: string) => publicationOf({ publishFrom: day })
const until = (day: string) => publicationOf({ publishUntil: day })

it.each([
  ['is today when the target is not there today', always, from('2027-03-01'), '2027-01-15'],
  ['is the day after the last of the target', always, until('2027-02-28'), '2027-03-01'],
  ['is today when that was long ago', always, until('2026-12-31'), '2027-01-15'],
  ['is the first day of the link itself', from('2027-02-01'), march, '2027-02-01'],
  ['never comes when the link goes first', until('2027-02-28'), until('2027-02-28'), undefined],
  ['never comes when both come together', from('2027-03-01'), from('2027-03-01'), undefined],
  ['never comes for a draft', publicationOf({ draft: true }), march, undefined],
  ['never comes when the target is always there', always, always, undefined],
])('the first day on which a link leads nowhere %s', (_, shown, missing, day) => {
  expect(firstDayWithout('2027-01-15', shown, missing)).toBe(day)
})
