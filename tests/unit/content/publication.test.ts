import { describe, expect, it } from 'vitest'
import {
  firstDayWithout,
  publicationOf,
  unpublishedOn,
} from '#scripts/content/check/publication.ts'

const always = publicationOf({})
const march = publicationOf({ publishFrom: '2027-03-01', publishUntil: '2027-03-31' })
const from = (day: string) => publicationOf({ publishFrom: day })
const until = (day: string) => publicationOf({ publishUntil: day })

describe('an entry is on the site', () => {
  it.each([
    ['2027-02-28', { reason: 'early', from: '2027-03-01' }],
    ['2027-03-01', undefined],
    ['2027-03-31', undefined],
    ['2027-04-01', { reason: 'late', until: '2027-03-31' }],
  ])('from its first day to its last, both included: %s', (day, why) => {
    expect(unpublishedOn(day, march)).toEqual(why)
  })

  it('on every day if it names none', () => {
    expect(unpublishedOn('2027-03-01', always)).toBeUndefined()
  })

  it('never while it is a draft, whatever its days say', () => {
    const draft = publicationOf({ draft: true, publishFrom: '2027-01-01' })
    expect(unpublishedOn('2027-03-01', draft)).toEqual({ reason: 'draft' })
    expect(unpublishedOn('2027-03-01', publicationOf({ draft: false }))).toBeUndefined()
  })

  it('as if it named no day, if its value is not a day', () => {
    expect(publicationOf({ publishFrom: '2027-02-30', publishUntil: 3, draft: 'yes' })).toEqual(
      always,
    )
  })
})

describe('the first day on which a link leads nowhere', () => {
  it.each([
    ['is today when the target is not there today', always, from('2027-03-01'), '2027-01-15'],
    ['is the day after the last of the target', always, until('2027-02-28'), '2027-03-01'],
    ['is today when that was long ago', always, until('2026-12-31'), '2027-01-15'],
    ['is the first day of the link itself', from('2027-02-01'), march, '2027-02-01'],
    ['never comes when the link goes first', until('2027-02-28'), until('2027-02-28'), undefined],
    ['never comes when both come together', from('2027-03-01'), from('2027-03-01'), undefined],
    ['never comes for a draft', publicationOf({ draft: true }), march, undefined],
    ['never comes when the target is always there', always, always, undefined],
  ])('%s', (_, shown, missing, day) => {
    expect(firstDayWithout('2027-01-15', shown, missing)).toBe(day)
  })
})
